import draw from "../Drawing.module.css";
import { Elevator } from "../Elevator.tsx";
import { Pole } from "../Pole.tsx";
import { At } from "./At.tsx";

/** Pricing: the grain elevator and the line of poles. */
export function ElevatorAndPoles() {
  return (
    <>
      <path
        className={draw.far}
        d="M190 0V-120M178-112h24M128 0V-74M119-68h18M198-112Q226-124 256-202M134-68Q160-80 182-112M288-202Q324-166 362-160"
      />
      <At x={360} scale={1.6}>
        <Elevator />
      </At>
      <At x={270} scale={0.6}>
        <Pole />
      </At>
    </>
  );
}
