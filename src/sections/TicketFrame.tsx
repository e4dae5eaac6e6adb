import styles from "./TicketFrame.module.css";

interface Props {
  /** The provider's page with the form. */
  src: string;
  title: string;
}

/**
 * The help desk's own page. "allow-same-origin" gives it its own origin, not this site's; without
 * "allow-top-navigation" it cannot replace this page.
 */
export function TicketFrame({ src, title }: Props) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      sandbox="allow-forms allow-scripts allow-same-origin"
      loading="lazy"
    />
  );
}
