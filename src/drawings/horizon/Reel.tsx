import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";
import css from "./Reel.module.css";
import { Sky } from "./Sky.tsx";

/** Services: the reel that the cable is pulled from, with a toolbox. */
export function Reel() {
  return (
    <>
      <Sky />
      <Afar />
      <At x={120} scale={0.7}>
        <Mesquite />
      </At>
      <circle className={draw.surface} cx="450" cy="-84" r="84" />
      <circle className={css.windings} cx="450" cy="-84" r="52" />
      <circle className={draw.surface} cx="450" cy="-84" r="24" />
      <path className={draw.strand} d="M450-22q60 0 70 12t30 10h50" />
      <path
        className={draw.line}
        d="M366-84a84 84 0 0 1 168 0 84 84 0 0 1-168 0M426-84a24 24 0 0 1 48 0 24 24 0 0 1-48 0M450-168v60M450-60V0M366-84h60M474-84h60"
      />
      <circle className={draw.cut} cx="450" cy="-84" r="7" />
      <path className={draw.deep} d="M226-64h104v64H226z" />
      <path className={draw.surface} d="M226-64h104v18H226z" />
      <path className={draw.lamp} d="M270-52h16v12h-16z" />
      <path
        className={draw.line}
        d="M226-64h104v64H226zM226-46h104M254-64v-16q0-8 8-8h32q8 0 8 8v16M270-52h16v12h-16z"
      />
    </>
  );
}
