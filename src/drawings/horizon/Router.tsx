import draw from "../Drawing.module.css";
import { Plug } from "../Plug.tsx";
import { Afar } from "./Afar.tsx";
import { Sky } from "./Sky.tsx";

/** Offline: a router as large as a house, one red light on and its cable unplugged. */
export function Router() {
  return (
    <>
      <Sky cloud="136-176" moon={276} />
      <Afar />
      <path
        className={draw.cut}
        d="M366-112l-20-110h8l22 110zM534-112l20-110h-8l-22 110zM344-12h28V0h-28zM528-12h28V0h-28z"
      />
      <path className={draw.surface} d="M322-104q0-10 10-10h236q10 0 10 10v92H322z" />
      <path className={draw.deep} d="M322-54h256v42H322z" />
      <path className={draw.line} d="M322-104q0-10 10-10h236q10 0 10 10v92H322zM322-54h256" />
      <path className={draw.far} d="M372-84h14M400-84h14M428-84h14M456-84h14" />
      <path className={draw.strand} d="M346-84h10" />
      <path
        className={draw.cut}
        d="M338-44h34v18h-8v6h-18v-6h-8zM388-44h34v18h-8v6h-18v-6h-8zM438-44h34v18h-8v6h-18v-6h-8z"
      />
      <path className={draw.strand} d="M150 0c0-40 44-44 66-28s2 30-14 22 0-26 44-26" />
      <g transform="translate(246-32)rotate(-90)scale(1.2)">
        <Plug />
      </g>
    </>
  );
}
