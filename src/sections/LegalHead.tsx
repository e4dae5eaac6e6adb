import type { LegalPage, LegalText } from "../content/schemas/legal.ts";
import { formatDate } from "../lib/format.ts";
import styles from "./LegalHead.module.css";

interface Props extends Pick<LegalText, "title" | "effective"> {
  labels: LegalPage["tabs"];
  headings: readonly { slug: string; text: string; depth: number }[];
}

/** The head of a legal text: its title, effective date and table of contents. */
export function LegalHead({ title, effective, labels, headings }: Props) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p className="stamp">
        {labels.effective}{" "}
        <time className="unbroken" dateTime={effective}>
          {formatDate(effective)}
        </time>
      </p>
      <nav aria-label={`${labels.contents}: ${title}`} className={styles.contents} data-print="no">
        <span className={styles.label}>{labels.contents}</span>
        <details>
          <summary>{labels.contents}</summary>
          <ol>
            {headings.map(({ slug, text }) => (
              <li key={slug}>
                <a className="target" href={`#${slug}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </>
  );
}
