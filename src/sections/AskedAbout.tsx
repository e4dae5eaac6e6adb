import { inlineScript } from "../lib/inline-script.ts";
import styles from "./AskedAbout.module.css";

interface Props {
  label: string;
  /** The possible subjects, by the keys in the links' URLs. */
  subjects: Record<string, string>;
}

/** What "Ask about this" asked about: the subject that the URL's query names. */
export function AskedAbout({ label, subjects }: Props) {
  const script = inlineScript(write, subjects);
  return (
    <p className={`lead ${styles.about}`} hidden>
      {`${label} `}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </p>
  );
}

/** Inline, because the page below moves with it. */
function write(subjects: Record<string, string>): void {
  const line = document.currentScript?.parentElement;
  const key = new URLSearchParams(location.search).get("about") ?? "";
  // Not for "constructor".
  if (!line || !Object.hasOwn(subjects, key)) return;
  line.hidden = false;
  line.append(subjects[key] ?? "");
}
