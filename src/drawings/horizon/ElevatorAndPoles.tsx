import draw from "../Drawing.module.css";
import { Elevator } from "../Elevator.tsx";
import { Pole } from "../Pole.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** Pricing: the grain elevator and the line of poles. */
export function ElevatorAndPoles() {
  return (
    <>
      <Sky cloud="200-190" moon={545} />
      <path
        className={draw.far}
        d="M306 0V-82M297-76h18M272 0V-54M266-50h12M254 0V-40M250-37h8M250-37l16-13M258-37l20-13M266-50Q282-54 297-76M278-50Q294-56 315-76M297-76Q330-90 362-166M315-76Q346-96 380-166M390-166Q404-146 426-142"
      />
      <At x={426} scale={1.36}>
        <Elevator />
      </At>
      <At x={376} scale={0.5}>
        <Pole />
      </At>
    </>
  );
}
