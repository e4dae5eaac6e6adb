import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** Legal: the courthouse of a Texas county, with a star in its gable and the state's flag. A cable leads to it. */
export function Courthouse() {
  return (
    <>
      <Sky cloud="176-186" moon={540} />
      <Afar />
      <At x={572} scale={0.55}>
        <Mesquite />
      </At>
      <path
        className={draw.surface}
        d="M252-92h296v76H252zM362-150h76v28h-76zM318-92l82-34 82 34zM232-8h336v8H232zM242-16h316v8H242z"
      />
      <path className={draw.line} d="M110 0v-62M190 0v-62" />
      <path className={draw.strand} d="M85 0q0-56 25-56 40 30 80 0q30 24 62-20" />
      <path className={draw.deep} d="M366-150q0-36 34-42 34 6 34 42zM400-230h14v20h-14z" />
      <path className={building.flag} d="M414-220h24v10h-24z" />
      <path
        className={`${building.lit} ${draw.far}`}
        d="M266-80h14v20h-14zM266-46h14v20h-14zM296-80h14v20h-14zM296-46h14v20h-14zM490-80h14v20h-14zM490-46h14v20h-14zM520-80h14v20h-14zM520-46h14v20h-14zM372-144h8v16h-8zM396-144h8v16h-8zM420-144h8v16h-8zM390-64h20v48h-20z"
      />
      <path
        className={draw.lamp}
        d="M400-118l2.4 6.6 7 .3-5.5 4.4 1.9 6.8-5.8-3.9-5.8 3.9 1.9-6.8-5.5-4.4 7-.3z"
      />
      <path
        className={draw.line}
        d="M252-16v-76h296v76M318-92l82-34 82 34M326-82h148M362-122v-28h76v28M366-150q0-36 34-42 34 6 34 42M400-192v-38h38v20h-38M414-230v20M414-220h24M336-16v-66M348-16v-66M368-16v-66M380-16v-66M420-16v-66M432-16v-66M452-16v-66M464-16v-66M390-16v-48h20v48M232-8h336v8H232zM242-16h316v8H242z"
      />
    </>
  );
}
