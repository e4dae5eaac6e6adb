import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Pole } from "../Pole.tsx";
import { Windpump } from "../Windpump.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";

/** The 404 page: the far pole, where a line hangs down. */
export function FarPole() {
  return (
    <>
      <Afar />
      <At x={560} scale={0.62}>
        <Windpump />
      </At>
      <At x={450} scale={0.66}>
        <Pole />
      </At>
      <path
        className={draw.far}
        d="M200 0V-96M190-90h20M130 0V-60M122-56h16M138-56Q164-64 192-90M208-90Q330-100 430-222"
      />
      <path className={building.strand} d="M470-220q26 12 24 70t14 74q8 10 2 20" />
    </>
  );
}
