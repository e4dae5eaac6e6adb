import draw from "../Drawing.module.css";
import { Pole } from "../Pole.tsx";
import { Telephone } from "../Telephone.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** The end of Contact: a telephone as large as a house, on the line of a pole. */
export function GiantPhone() {
  return (
    <>
      <Sky cloud="176-176" moon={300} />
      <At x={140} scale={0.6}>
        <Pole />
      </At>
      <path className={draw.strand} d="M140-178Q180-9 290-9H400" />
      <At x={450} scale={2}>
        <Telephone />
      </At>
    </>
  );
}
