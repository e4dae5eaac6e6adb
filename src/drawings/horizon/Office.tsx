import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import { Mesquite } from "../Mesquite.tsx";
import { At } from "./At.tsx";
import { Room } from "./Room.tsx";

/** Self Service: two desks in an office, cut open. */
export function Office() {
  return (
    <>
      <At x={110} scale={0.7}>
        <Mesquite />
      </At>
      <Room />
      <path className={building.sky} d="M416-128h48v40h-48z" />
      <path className={draw.far} d="M416-128h48v40h-48zM440-128v40" />
      <path className={draw.surface} d="M294-104h58v40h-58zM486-104h58v40h-58z" />
      <path className={draw.deep} d="M298-100h50v32h-50zM490-100h50v32h-50z" />
      <path
        className={draw.line}
        d="M294-104h58v40h-58zM486-104h58v40h-58zM323-64v10M515-64v10M308-54h30M500-54h30M282-48v48M368-48v48M474-48v48M558-48v48M378-30h22v30M378-30V-62M462-30h-20v30M462-30V-62"
      />
      <path className={draw.cut} d="M276-54h98v6h-98zM466-54h98v6h-98z" />
      <path className={draw.lamp} d="M305-92h12v4h-12zM497-92h12v4h-12z" />
    </>
  );
}
