import building from "./Building.module.css";
import { Cat } from "./Cat.tsx";
import draw from "./Drawing.module.css";
import { At } from "./horizon/At.tsx";
import { Person } from "./Person.tsx";
import picture from "./ServicePicture.module.css";
import { Telephone } from "./Telephone.tsx";

/** The shop from inside: the person at the bench, a broken laptop, the phone, the cat in the window. */
export function BenchPicture() {
  return (
    <svg
      viewBox="0 0 500 310"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={building.room} d="M0 0h500v310H0z" />
      <path className={building.sky} d="M36 30h124v96H36z" />
      <path className={building.green} fillOpacity=".4" d="M36 112h124v14H36z" />
      <path className={draw.far} d="M58 112V66h14v46M72 78h40v34M84 78v34M98 78v34" />
      <path className={draw.surface} d="M350 28h120v84H350z" />
      <path
        className={draw.line}
        d="M36 30h124v96H36zM98 30v96M28 126h140M350 28h120v84H350zM376 46v22M400 46v16M396 62h8M446 40v6"
      />
      <path className={building.flag} d="M371 66h10v28h-10zM396 62h8v28h-8z" />
      <circle className={draw.strand} cx="440" cy="68" r="20" />
      <circle className={draw.strand} cx="440" cy="68" r="12" />
      <At x={132} y={126} scale={1.5}>
        <Cat />
      </At>
      <path className={draw.lamp} fillOpacity=".3" d="M228 58h84l60 174H164z" />
      <path className={draw.line} d="M270 0v34" />
      <path className={draw.cut} d="M254 34h32l26 24h-84z" />
      <At x={270} y={232}>
        <Person />
      </At>
      <path className={draw.surface} d="M92 152h112v70H92zM80 222h136l10 10H70z" />
      <path className={draw.deep} d="M99 159h98v56H99z" />
      <path className={picture.crack} d="M158 159l-14 18 18 9-18 29M163 174l24 11" />
      <path className={draw.line} d="M92 152h112v70H92zM80 222h136l10 10H70z" />
      <path className={draw.strand} d="M500 155h-2q-8 0-8 8v54q0 8-8 8h-20" />
      <At x={430} y={232} scale={0.66}>
        <Telephone />
      </At>
      <path className={building.flag} d="M344 206h28v26h-28z" />
      <path className={draw.line} d="M344 206h28v26h-28zM344 211q-12 0-12 9t12 8" />
      <path className={draw.surface} d="M0 244h500v66H0z" />
      <path
        className={draw.line}
        d="M30 258h130v34H30zM185 258h130v34H185zM340 258h130v34H340zM80 275h30M235 275h30M390 275h30"
      />
      <path className={draw.cut} d="M0 232h500v12H0z" />
    </svg>
  );
}
