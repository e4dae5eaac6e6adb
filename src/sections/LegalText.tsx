import type { ReactNode } from "react";
import type { Legal } from "../content/schemas/legal.ts";
import type { LegalText as Content } from "../content/schemas/legal-text.ts";
import { formatDate } from "../lib/format.ts";
import ports from "../ui/Ports.module.css";
import stamp from "../ui/Stamp.module.css";
import styles from "./LegalText.module.css";

interface Props extends Pick<Content, "title" | "effective" | "short"> {
  labels: Legal["tabs"];
  headings: readonly { slug: string; text: string }[];
  /** The clauses: h3, and their texts. */
  children?: ReactNode;
}

/** A legal text: its title, effective date, the text in short, table of contents and clauses. */
export function LegalText({ title, effective, short, labels, headings, children }: Props) {
  return (
    <div className={`${ports.ports} ${styles.text}`}>
      <div className={`row ${styles.title}`}>
        <h2>{title}</h2>
        <p className={stamp.stamp}>
          {labels.effective}{" "}
          <time className="unbroken" dateTime={effective}>
            {formatDate(effective)}
          </time>
        </p>
      </div>
      {short && (
        <ul className={`${styles.short} no-print`}>
          {short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <nav aria-label={`${labels.contents}: ${title}`} className={`${styles.contents} no-print`}>
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
      {children}
    </div>
  );
}
