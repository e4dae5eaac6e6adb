import draw from "../Drawing.module.css";
import { Sky } from "./Sky.tsx";

/** Contact: a mailbox with its flag up, and a letter at its door. */
export function Mailbox() {
  return (
    <>
      <Sky moon={230} />
      <path className={draw.cut} d="M430 0v-60h30V0z" />
      <path className={draw.surface} d="M300-60v-78a62 62 0 0 1 62-62h166a62 62 0 0 1 62 62v78z" />
      <path className={draw.deep} d="M300-60v-78a62 62 0 0 1 124 0v78z" />
      <path className={draw.surface} d="M332-150h60v40h-60z" />
      <path
        className={draw.line}
        d="M300-60v-78a62 62 0 0 1 62-62h166a62 62 0 0 1 62 62v78zM424-60v-78a62 62 0 0 0-62-62M332-150h60v40h-60zl30 22 30-22"
      />
      <path className={draw.lamp} d="M514-230h56v34h-48v96h-8z" />
      <path className={draw.line} d="M514-230h56v34h-48v96h-8z" />
    </>
  );
}
