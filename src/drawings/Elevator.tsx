import draw from "./Drawing.module.css";

/** Grain elevator on the horizon. Origin: its foot. */
export function Elevator() {
  return (
    <g id="cut-elevator">
      <path className={draw.surface} d="M0 0V-128H30V-98H126V0z" />
      <path
        className={draw.far}
        d="M0 0V-128H30V0M0-116H30M30-98H126V0M30-86H126M46-86V0M62-86V0M78-86V0M94-86V0M110-86V0"
      />
      <path className={draw.lamp} d="M11-108h8v8h-8z" />
    </g>
  );
}
