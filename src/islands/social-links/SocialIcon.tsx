import styles from "./SocialLinks.module.css";

const paths = {
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.8V2.4A19 19 0 0 0 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7h-3V13h3v8z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.2-1.2v.1",
  youtube:
    "M4 6c2-.7 14-.7 16 0 1.3.5 1.3 11.5 0 12-2 .7-14 .7-16 0-1.3-.5-1.3-11.5 0-12zm6 3v6l5-3z",
} as const;

/** The icon of a social network, in outline. */
export function SocialIcon({ network }: { network: keyof typeof paths }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[network]} />
    </svg>
  );
}
