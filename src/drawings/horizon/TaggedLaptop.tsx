import building from "../Building.module.css";
import draw from "../Drawing.module.css";
import css from "../HelpPicture.module.css";
import { Afar } from "./Afar.tsx";
import { Sky } from "./Sky.tsx";

/** Self Service: a laptop as large as a house, with its ticket tied to it. */
export function TaggedLaptop() {
  return (
    <>
      <Sky cloud="456-190" moon={146} />
      <Afar />
      <path className={draw.surface} d="M176-192h248v148H176zM136-44h328l20 44H116z" />
      <path className={draw.deep} d="M190-178h220v120H190z" />
      <path className={draw.line} d="M176-192h248v148H176zM136-44h328l20 44H116zM168-22h264" />
      <path className={css.crack} d="M348-178l-36 44 44 20-40 56M320-106l56 28" />
      <path className={building.room} d="M480-128l32-28h52l32 28V0H480z" />
      <path
        className={draw.line}
        d="M480-128l32-28h52l32 28V0H480zM528-138a10 10 0 1 0 20 0 10 10 0 0 0-20 0M500-100h76M500-76h76M500-52h40"
      />
      <path className={draw.lamp} d="M556-36h20v20h-20z" />
      <path className={draw.strand} d="M424-168q88-48 114 28" />
    </>
  );
}
