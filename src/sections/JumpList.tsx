import styles from "./JumpList.module.css";

interface Props {
  items: readonly { id: string; name: string; price: string }[];
}

/** The services as on a price board: links to their sections, by their ids, with their prices. */
export function JumpList({ items }: Props) {
  return (
    <ul className={`${styles.jumps} no-print`}>
      {items.map(({ id, name, price }) => (
        <li key={id}>
          <a className="target" href={`#${id}`}>
            {name}
          </a>{" "}
          <span>{price}</span>
        </li>
      ))}
    </ul>
  );
}
