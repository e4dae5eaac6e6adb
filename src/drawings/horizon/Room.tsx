import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Afar } from "./Afar.tsx";
import { Sky } from "./Sky.tsx";

/** A room cut open: walls, ceiling and flat roof. */
export function Room() {
  return (
    <>
      <Sky />
      <Afar />
      <path className={building.room} d="M256-138h328V0H256z" />
      <path className={draw.cut} d="M236-152h362v14H584V0h-10v-138H266V0h-10v-138h-20z" />
    </>
  );
}
