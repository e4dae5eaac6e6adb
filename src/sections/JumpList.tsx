import styles from "./JumpList.module.css";

/** Links to the sections of a long page, by their ids. */
export function JumpList({ items }: { items: readonly { id: string; name: string }[] }) {
  return (
    <ul className={styles.jumps} data-print="no">
      {items.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
