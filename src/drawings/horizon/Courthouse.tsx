import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Pole } from "../Pole.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** Legal: the courthouse of a Texas county, with a star in its gable and the state's flag. A cable leads to it. */
export function Courthouse() {
  return (
    <>
      <Sky cloud="230-196" moon={540} />
      <Afar />
      <At x={572} scale={0.55}>
        <Mesquite />
      </At>
      <At x={170} scale={0.5}>
        <Pole />
      </At>
      <path className={draw.strand} d="M170-148Q214-98 262-96" />
      <path className={building.earth} d="M252-92h296v76H252zM356-100v-50h88v50z" />
      <path
        className={draw.surface}
        d="M310-92l90-36 90 36zM326-82h148v66H326zM232-8h336v8H232zM242-16h316v8H242zM246-100h308v8H246z"
      />
      <path className={draw.deep} d="M360-150q0-38 40-44 40 6 40 44zM400-230h14v20h-14z" />
      <path className={building.flag} d="M414-220h24v10h-24z" />
      <path
        className={`${building.lit} ${draw.line}`}
        d="M264-80h16v22h-16zM264-46h16v22h-16zM294-80h16v22h-16zM294-46h16v22h-16zM490-80h16v22h-16zM490-46h16v22h-16zM520-80h16v22h-16zM520-46h16v22h-16zM368-146h10v18h-10zM395-146h10v16h-10zM422-146h10v18h-10z"
      />
      <path className={draw.deep} d="M388-64h24v48h-24z" />
      <path
        className={draw.lamp}
        d="M400-120l2.6 7.2 7.6.3-6 4.8 2.1 7.4-6.3-4.2-6.3 4.2 2.1-7.4-6-4.8 7.6-.3z"
      />
      <path
        className={draw.line}
        d="M252-16v-76M548-16v-76M246-100h308v8H246zM310-92l90-36 90 36M326-82h148M356-110v-40h88v40M360-150q0-38 40-44 40 6 40 44M400-194v-36h38v20h-38M414-230v20M414-220h24M334-16v-66h14v66M364-16v-66h14v66M422-16v-66h14v66M452-16v-66h14v66M388-16v-48h24v48M232-8h336v8H232zM242-16h316v8H242z"
      />
    </>
  );
}
