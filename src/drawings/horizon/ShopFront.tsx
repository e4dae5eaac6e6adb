import building from "../Building.module.css";
import { Cat } from "../Cat.tsx";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Person } from "../Person.tsx";
import { Pole } from "../Pole.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";
import css from "./ShopFront.module.css";
import { Sky } from "./Sky.tsx";

/** About: the shop from the street, with its name on the sign and somebody at the bench. */
export function ShopFront({ name }: { name: string }) {
  return (
    <>
      <Sky cloud="180-196" moon={556} />
      <Afar />
      <At x={196} scale={0.6}>
        <Mesquite />
      </At>
      <At x={270} scale={0.5}>
        <Pole />
      </At>
      <path className={draw.strand} d="M270-148Q306-130 338-144" />
      <At x={107} scale={0.88}>
        <path className={draw.surface} d="M262 0v-178h62v-28h164v28h62V0z" />
        <path className={building.green} d="M334-198h144v36H334z" />
        <text className={css.name} x="406" y="-174" fontSize={Math.min(22, 210 / name.length)}>
          {name}
        </text>
        <path className={building.room} d="M280-104h152v74H280zM460-104h62V-6h-62z" />
        <At x={366} y={-44} scale={0.36}>
          <Person />
        </At>
        <At x={302} y={-30} scale={0.8}>
          <Cat />
        </At>
        <path className={draw.surface} d="M386-66h34v22h-34z" />
        <path className={draw.deep} d="M389-63h28v16h-28z" />
        <path className={draw.cut} d="M326-44h106v5H326z" />
        <path className={building.sky} d="M470-94h42v62h-42z" />
        <path
          className={draw.surface}
          d="M270-140h272v28a17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0z"
        />
        <path
          className={building.green}
          d="M270-140h34v28a17 17 0 0 1-34 0zm68 0h34v28a17 17 0 0 1-34 0zm68 0h34v28a17 17 0 0 1-34 0zm68 0h34v28a17 17 0 0 1-34 0z"
        />
        <path
          className={draw.line}
          d="M262 0v-178h62v-28h164v28h62V0M280-96v66h152v-66M460-96V0M522-96V0M470-88v56h42v-56M506-22v10M480-70h22M480-62h22M480-54h14M280-18h152"
        />
        <path
          className={draw.line}
          d="M270-140v28a17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0v-28"
        />
        <path className={draw.cut} d="M256-154h300v6H256zM274-30h164v5H274zM452-6h78v6h-78z" />
      </At>
    </>
  );
}
