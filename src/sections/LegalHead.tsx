import { formatDate } from "../lib/dates.ts";
import type { LegalPage, LegalText } from "../schemas/legal.ts";
import styles from "./LegalHead.module.css";

interface Props extends Pick<LegalText, "title" | "effective"> {
  words: LegalPage["tabs"];
  headings: readonly { slug: string; text: string; depth: number }[];
}

/** The head of a legal text: its title, since when it holds, and what is in it. */
export function LegalHead({ title, effective, words, headings }: Props) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p>
        {words.effective} <time dateTime={effective}>{formatDate(effective)}</time>
      </p>
      <nav aria-label={`${words.contents}: ${title}`} className={styles.contents} data-print="no">
        <ol>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
