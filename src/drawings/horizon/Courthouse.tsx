import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";

/** Legal: the courthouse. */
export function Courthouse() {
  return (
    <>
      <Afar />
      <At x={120} scale={0.8}>
        <Mesquite />
      </At>
      <path
        className={draw.surface}
        d="M270-100h260v84H270zM310-124 400-156 490-124v24H310zM370-145v-19q0-36 30-40 30 4 30 40v19zM256-16h288v8H256zM244-8h312v8H244z"
      />
      <path className={building.lit} d="M384-72h32v56h-32z" />
      <path
        className={building.lit}
        d="M288-78h22v36h-22zM326-78h22v36h-22zM452-78h22v36h-22zM490-78h22v36h-22z"
      />
      <path
        className={draw.line}
        d="M270-16v-84h260v84M310-100v-24l90-32 90 32v24M318-108h164M370-145v-19q0-36 30-40 30 4 30 40v19M376-164h48M400-204v-24M400-228h20v12h-20M360-16v-84M440-16v-84M384-16v-56h32v56M256-16h288v8H256zM244-8h312v8H244z"
      />
      <path
        className={draw.far}
        d="M288-78h22v36h-22zM326-78h22v36h-22zM452-78h22v36h-22zM490-78h22v36h-22z"
      />
    </>
  );
}
