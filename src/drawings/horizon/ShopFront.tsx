import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Shop } from "../Shop.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";

/** About: the shop from the street. */
export function ShopFront() {
  return (
    <>
      <Afar />
      <At x={140} scale={0.8}>
        <Mesquite />
      </At>
      <At x={330} scale={0.8}>
        <Shop />
      </At>
      <path className={draw.far} d="M560 0V-128M552-128h16M560-112q14 4 40 0" />
    </>
  );
}
