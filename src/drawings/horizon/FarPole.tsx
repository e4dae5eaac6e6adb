import draw from "../Drawing.module.css";
import { Plug } from "../Plug.tsx";
import { Pole } from "../Pole.tsx";
import { Windpump } from "../Windpump.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** The 404 page: the last pole of the line, where an unplugged cable hangs down. */
export function FarPole() {
  return (
    <>
      <Sky cloud="214-190" moon={556} />
      <path
        className={draw.far}
        d="M290 0v-126M277-119h26M210 0v-78M202-74h16M163 0v-50M158-47h10M134 0v-33M130-31h8M130-31Q143-37 158-47M138-31Q152-37 168-47M158-47Q180-56 202-74M168-47Q192-56 218-74M202-74Q240-92 277-119M218-74Q262-94 303-119M277-119Q352-150 430-222M303-119Q382-154 456-222"
      />
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
