import styles from "./AskedAbout.module.css";

interface Props {
  label: string | undefined;
  /** The possible subjects, by the keys in the links' URLs. */
  subjects: Record<string, string>;
}

/** What "Ask about this" asked about; src/browser/contact/asked-about.ts fills it in. */
export function AskedAbout({ label, subjects }: Props) {
  if (label === undefined) return null;
  return (
    <p
      id="about"
      className={`lead ${styles.about}`}
      hidden
      data-subjects={JSON.stringify(subjects)}
    >
      {`${label} `}
    </p>
  );
}
