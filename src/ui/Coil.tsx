import styles from "./Coil.module.css";

/** A coil of slack below the clip of a turn, for a section that the cable enters from the other side. */
export function Coil() {
  return <span className={styles.coil} data-print="no" />;
}
