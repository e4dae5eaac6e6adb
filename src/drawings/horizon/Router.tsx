import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { At } from "./At.tsx";
import { Room } from "./Room.tsx";

/** Offline: a router without a light, in a room. */
export function Router() {
  return (
    <>
      <At x={110} scale={0.7}>
        <Mesquite />
      </At>
      <Room />
      <path className={building.sky} d="M286-118h64v50h-64z" />
      <path className={draw.far} d="M286-118h64v50h-64zM318-118v50M286-93h64" />
      <path className={draw.surface} d="M420-96h104v30H420z" />
      <path
        className={draw.line}
        d="M420-96h104v30H420zM432-96l-7-30M512-96l7-30M404-58V0M540-58V0M404-26h136"
      />
      <path className={draw.far} d="M440-81h6M456-81h6M472-81h6M488-81h6" />
      <path className={draw.cut} d="M394-66h156v8H394z" />
      <path className={draw.strand} d="M266-22h40q26 0 34-16t-8-20-20 14 14 30 44 6l8-4" />
      <path className={draw.cut} d="M376-18l14-8 6 9-14 8z" />
    </>
  );
}
