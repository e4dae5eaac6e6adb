import Jack from "../drawings/Jack.svg?react";
import Plug from "../drawings/Plug.svg?react";
import button from "../ui/Button.module.css";
import { Cable } from "../ui/Cable.tsx";
import styles from "./UnpluggedLink.module.css";

/** A main button whose cable is not in its jack: it hangs straight down beside it. */
export function UnpluggedLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={`${button.button} ${styles.link}`}>
      <Cable className={styles.cable} />
      <Plug className={styles.plug} />
      <Jack className={button.jack} />
      <span className={button.label}>{children}</span>
    </a>
  );
}
