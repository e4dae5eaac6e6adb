import draw from "../Drawing.module.css";
import { Sky } from "./Sky.tsx";

/** Contact: a mailbox with its flag up, to which the posts of a fence lead a cable. */
export function Mailbox() {
  return (
    <>
      <Sky />
      <path className={draw.line} d="M110 0v-62M190 0v-62M270 0v-62M350 0v-62" />
      <path
        className={draw.strand}
        d="M85 0q0-56 25-56 40 30 80 0q40 30 80 0q40 30 80 0q40 30 70-50"
      />
      <path className={draw.cut} d="M492-96h14V0h-14z" />
      <path className={draw.surface} d="M420-96v-44a34 34 0 0 1 34-34h96a34 34 0 0 1 34 34v44z" />
      <path className={draw.deep} d="M420-96v-44a34 34 0 0 1 68 0v44z" />
      <path className={draw.lamp} d="M540-206h34v20h-34zM444-130h20v6h-20z" />
      <path
        className={draw.line}
        d="M420-96v-44a34 34 0 0 1 34-34h96a34 34 0 0 1 34 34v44zM488-96v-44a34 34 0 0 0-34-34M540-128v-78h34v20h-34"
      />
    </>
  );
}
