import draw from "./Drawing.module.css";

/** A desk telephone, its handset in the cradle. Origin: what it stands on, at its middle; 144 wide, 97 high. */
export function Telephone() {
  return (
    <>
      <path className={draw.surface} d="M-52 0q2-36 24-56v-14h56v14q22 20 24 56z" />
      <path
        className={draw.deep}
        d="M-72-50v-14q0-26 30-30 42-6 84 0 30 4 30 30v14q0 4-4 4H40q-4 0-4-4v-12q0-8-8-8h-56q-8 0-8 8v12q0 4-4 4h-28q-4 0-4-4z"
      />
      <path
        className={draw.cut}
        d="M-22-48h10v6h-10zm17 0H5v6H-5zm17 0h10v6H12zM-22-37h10v6h-10zm17 0H5v6H-5zm17 0h10v6H12zM-22-26h10v6h-10zm17 0H5v6H-5zm17 0h10v6H12zM-22-15h10v6h-10zm17 0H5v6H-5zm17 0h10v6H12z"
      />
      <path
        className={draw.line}
        d="M-28-56h56M-52 0q2-36 24-56v-14h56v14q22 20 24 56zM-72-50v-14q0-26 30-30 42-6 84 0 30 4 30 30v14q0 4-4 4H40q-4 0-4-4v-12q0-8-8-8h-56q-8 0-8 8v12q0 4-4 4h-28q-4 0-4-4zM-60-46c0 10-14 14-14 6s14-6 14 2c0 10-14 14-14 6s14-6 14 2c0 10-14 14-14 6s14-6 14 2c0 10-14 14-14 6s14-6 14 2q0 7 8 7"
      />
    </>
  );
}
