import draw from "./Drawing.module.css";

/** Windpump, mid-distance. Origin: its foot. */
export function Windpump() {
  return (
    <g id="cut-pump">
      <path
        className={draw.line}
        d="M-16 0-2-200H2L16 0M-14-28 12-56M14-28-12-56M-12-56 10-84M12-56-10-84M-10-84 8-110M10-84-8-110M-14-28h28M-12-56h24M-10-84h20M-8-110H8M-6-136H6M0-202H-36l-18-12v24l18-12M-28-202a28 28 0 0 1 56 0 28 28 0 0 1-56 0M-28-202h56M0-230v56M-20-222l40 40M20-222l-40 40M-9-202a9 9 0 0 1 18 0 9 9 0 0 1-18 0"
      />
    </g>
  );
}
