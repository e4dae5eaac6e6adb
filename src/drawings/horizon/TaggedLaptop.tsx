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
        d="M316-148l-16-26 4-32M316-148l20-24 38-10 26-16M316-148l38 18 12 30 34 18M316-148l4 34-14 24 6 26M316-148l-34 22-40 4-34 58M316-148l-42-14-32 12-106-26M316-148l10-58M316-148l46-8 38 4M300-174l-26 12 8 36 38 12 34-16 8-26-26-16z"
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
