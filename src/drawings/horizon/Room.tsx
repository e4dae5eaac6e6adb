import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Afar } from "./Afar.tsx";

/** A room cut open: walls, ceiling and flat roof. */
export function Room() {
  return (
    <>
      <Afar />
      <path className={building.room} d="M256-160h328V0H256z" />
      <path className={draw.cut} d="M236-174h362v14H584V0h-10v-160H266V0h-10v-160h-20z" />
    </>
  );
}
