import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Plug } from "../Plug.tsx";
import { Pole } from "../Pole.tsx";
import { Windpump } from "../Windpump.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** The 404 page: the last pole of the line, where an unplugged cable hangs down. */
export function FarPole() {
  return (
    <>
      <Sky cloud="226-192" moon={556} />
      <path
        className={draw.far}
        d="M340 0v-112M328-106h24M303 0v-74M295-70h16M285 0v-55M279-52h12M274 0v-44M270-41h8M270-41l9-11M278-41l13-11M279-52l16-18M291-52l20-18M295-70Q314-84 328-106M311-70Q334-84 352-106M328-106Q380-130 430-222M352-106Q404-130 456-222"
      />
      <At x={196} scale={0.6}>
        <Mesquite />
      </At>
      <At x={572} scale={0.5}>
        <Windpump />
      </At>
      <At x={450} scale={0.66}>
        <Pole />
      </At>
      <path className={draw.strand} d="M470-220c26 0 38 22 36 56s-8 40-2 64v4" />
      <At x={504} y={-96}>
        <Plug />
      </At>
    </>
  );
}
