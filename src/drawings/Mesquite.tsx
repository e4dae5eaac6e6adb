import building from "./Building.module.css";
import draw from "./Drawing.module.css";

/** A mesquite, mid-distance. Origin: its foot. */
export function Mesquite() {
  return (
    <>
      <path
        className={building.green}
        d="M-46-40q-4-14 10-16 0-14 16-12 4-14 20-10 10-10 20 0 16-2 16 12 14 4 8 16-2 10-14 8-10 8-20 0-16 8-26 0-22 10-30 2z"
      />
      <path className={draw.line} d="M-6 0q8-16-4-44M-2-14q2-16 18-28" />
    </>
  );
}
