import draw from "../Drawing.module.css";
import { Afar } from "./Afar.tsx";
import css from "./Reel.module.css";
import { Sky } from "./Sky.tsx";

/** Services: the reel that the cable is pulled from, its plug, and a toolbox. */
export function Reel() {
  return (
    <>
      <Sky cloud="104-184" moon={310} />
      <Afar />
      <circle className={draw.surface} cx="462" cy="-110" r="110" />
      <circle className={css.windings} cx="462" cy="-110" r="68" />
      <circle className={draw.surface} cx="462" cy="-110" r="32" />
      <path className={draw.strand} d="M462-26q64 0 80 12t20 7" />
      <path
        className={draw.line}
        d="M352-110a110 110 0 0 1 220 0 110 110 0 0 1-220 0M430-110a32 32 0 0 1 64 0 32 32 0 0 1-64 0M462-220v78M462-78V0M352-110h78M494-110h78"
      />
      <circle className={draw.cut} cx="462" cy="-110" r="9" />
      <path className={draw.cut} d="M560-13h14v-4h8v4h14v12h-36z" />
      <path className={draw.deep} d="M176-84h140v84H176z" />
      <path className={draw.surface} d="M176-84h140v24H176z" />
      <path className={draw.lamp} d="M235-68h22v16h-22z" />
      <path
        className={draw.line}
        d="M176-84h140v84H176zM176-60h140M214-84v-20q0-10 10-10h44q10 0 10 10v20M235-68h22v16h-22z"
      />
    </>
  );
}
