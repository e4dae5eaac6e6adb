import draw from "../Drawing.module.css";
import { Sky } from "./Sky.tsx";

/** Contact: a mailbox with its flag up, to which the posts of a fence lead a cable. */
export function Mailbox() {
  return (
    <>
      <Sky cloud="190-190" moon={146} />
      <path className={draw.line} d="M110 0v-62M190 0v-62M270 0v-62" />
      <path className={draw.strand} d="M85 0q0-56 25-56 40 30 80 0q40 30 80 0c46 30 26-62 64-62" />
      <path className={draw.cut} d="M462-74h18V0h-18zM330-124l20-7v26l-20-7zM74 0v-10h22V0z" />
      <path className={draw.surface} d="M350-74v-72a54 54 0 0 1 54-54h132a54 54 0 0 1 54 54v72z" />
      <path className={draw.deep} d="M350-74v-72a54 54 0 0 1 108 0v72z" />
      <path className={draw.surface} d="M380-132h48v8h-48z" />
      <path className={draw.lamp} d="M527-230h49v30h-49z" />
      <path
        className={draw.line}
        d="M350-74v-72a54 54 0 0 1 54-54h132a54 54 0 0 1 54 54v72zM458-74v-72a54 54 0 0 0-54-54M527-110v-120h49v30h-43v90z"
      />
    </>
  );
}
