import draw from "./Drawing.module.css";

/** Telephone pole at the street. Origin: ground line at its foot; the cable is carried at y = -296. */
export function Pole() {
  return (
    <g id="cut-pole">
      <path
        className={draw.cut}
        d="M-5 30-3-352H3L5 30zM-34-338H34v6H-34zM-31-345h5v9h-5zM-15-345h5v9h-5zM10-345h5v9h-5zM26-345h5v9h-5zM-8-302H8v8H-8z"
      />
      <path className={draw.line} d="M-2-312-22-332M2-312 22-332" />
    </g>
  );
}
