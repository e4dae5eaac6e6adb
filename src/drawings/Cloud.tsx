import draw from "./Drawing.module.css";

/** Fair-weather cloud, flat underneath. Origin: the left end of its base. */
export function Cloud() {
  return (
    <g id="cut-cloud">
      <path
        className={draw.cloud}
        d="M0 0q24-9 62-8 16-12 48-8 30-14 66-2 22-6 40 4 34-4 50 8 34-2 54 6z"
      />
    </g>
  );
}
