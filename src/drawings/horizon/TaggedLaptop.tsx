import draw from "../Drawing.module.css";
import help from "../HelpPicture.module.css";
import { Afar } from "./Afar.tsx";
import { Sky } from "./Sky.tsx";

/** Self Service: a laptop as large as a house, with its ticket tied to it. */
export function TaggedLaptop() {
  return (
    <>
      <Sky cloud="424-190" moon={586} />
      <Afar />
      <path
        className={draw.surface}
        d="M118-48v-166q0-8 8-8h284q8 0 8 8v166zM112-48h312l36 40v8H76v-8z"
      />
      <path className={draw.deep} d="M136-206h264v142H136z" />
      <path
        className={draw.line}
        d="M118-48v-166q0-8 8-8h284q8 0 8 8v166M112-48h312l36 40v8H76v-8zM76-8h384M234-8l6-12h56l6 12M136-40h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16m8 0h16M126-30h20m8 0h20m8 0h20m8 0h128m8 0h20m8 0h20m8 0h20"
      />
      <path
        className={help.crack}
        d="M310-150l-34-56M310-150l90-20M310-150l24 86M310-150l-78 24-30 62M232-126l-96-26M277-140l-9 76M355-160l45 36"
      />
      <path className={help.paper} d="M480-128l32-28h52l32 28V0H480z" />
      <path
        className={draw.line}
        d="M480-128l32-28h52l32 28V0H480zM528-138a10 10 0 1 0 20 0 10 10 0 0 0-20 0M500-100h76M500-76h76M500-52h40"
      />
      <path className={draw.lamp} d="M556-36h20v20h-20z" />
      <path className={draw.cut} d="M412-134h12v22h-12z" />
      <path className={draw.strand} d="M424-123c54 0 62-104 114-15" />
    </>
  );
}
