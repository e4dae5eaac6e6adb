import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { Afar } from "./Afar.tsx";
import { At } from "./At.tsx";
import { Sky } from "./Sky.tsx";

/** Self Service: two desks in an office, cut open. */
export function Office() {
  return (
    <>
      <Sky />
      <Afar />
      <At x={110} scale={0.7}>
        <Mesquite />
      </At>
      <path className={building.room} d="M256-138h328V0H256z" />
      <path className={draw.cut} d="M236-152h362v14H584V0h-10v-138H266V0h-10v-138h-20z" />
      <path className={building.sky} d="M416-122h48v40h-48z" />
      <path className={draw.far} d="M416-122h48v40h-48zM440-122v40" />
      <path className={draw.surface} d="M294-104h58v40h-58zM486-104h58v40h-58z" />
      <path className={draw.deep} d="M298-100h50v32h-50zM490-100h50v32h-50z" />
      <path
        className={draw.line}
        d="M294-104h58v40h-58zM486-104h58v40h-58zM323-64v10M515-64v10M308-54h30M500-54h30M282-48v48M368-48v48M474-48v48M558-48v48"
      />
      <path
        className={draw.deep}
        d="M394-66h8v32h-8zM374-34h28v7h-28zM386-27h4v21h-4zM376-6h24v6h-24zM438-66h8v32h-8zM438-34h28v7h-28zM450-27h4v21h-4zM440-6h24v6h-24z"
      />
      <path className={draw.cut} d="M276-54h98v6h-98zM466-54h98v6h-98z" />
      <path className={draw.lamp} d="M305-92h12v4h-12zM497-92h12v4h-12z" />
    </>
  );
}
