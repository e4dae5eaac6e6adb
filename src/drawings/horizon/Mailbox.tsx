import draw from "../Drawing.module.css";
import { Sky } from "./Sky.tsx";

/** Contact: a mailbox with its flag up and a letter at its door, far from the grain elevator. */
export function Mailbox() {
  return (
    <>
      <Sky cloud="136-176" moon={276} />
      <path
        className={`${draw.surface} ${draw.line}`}
        d="M118 0v-58a12 8 0 0 1 24 0V0zM142 0v-58a12 8 0 0 1 24 0V0zM166 0v-58a12 8 0 0 1 24 0V0zM190 0v-92h24V0zM186-92l16-12 16 12z"
      />
      <path className={draw.cut} d="M430 0v-60h30V0z" />
      <path className={draw.surface} d="M300-60v-78a62 62 0 0 1 62-62h166a62 62 0 0 1 62 62v78z" />
      <path className={draw.deep} d="M300-60v-78a62 62 0 0 1 124 0v78z" />
      <path className={draw.lamp} d="M318-60l-6-56 82-9 6 65z" />
      <path className={draw.surface} d="M300-60h124v10a62 30 0 0 1-124 0z" />
      <path
        className={draw.line}
        d="M300-60v-78a62 62 0 0 1 62-62h166a62 62 0 0 1 62 62v78zM424-60v-78a62 62 0 0 0-62-62M318-60l-6-56 82-9 6 65M312-116l46 26 36-35M300-60h124v10a62 30 0 0 1-124 0z"
      />
      <path className={`${draw.lamp} ${draw.line}`} d="M514-230h56v34h-48v96h-8z" />
    </>
  );
}
