import type { Note } from "./notes.ts";
import { inShort } from "./words.ts";

/** A list of lines; those about a place link to the task that changes it. */
export function Lines({ lines }: { lines: readonly (string | Note)[] }) {
  const notes = lines.map((line) => (typeof line === "string" ? { text: line } : line));
  return (
    <ul className="lines">
      {notes.map(({ text, task }: Note, i) => (
        <li key={`${i} ${text}`}>
          {text} {task && <a href={`#${task}`}>Change it</a>}
        </li>
      ))}
    </ul>
  );
}

/** The first lines, with the rest folded. */
export function FoldedLines({ lines }: { lines: readonly (string | Note)[] }) {
  const [first, rest] = [lines.slice(0, 8), lines.slice(8)];
  return (
    <>
      <Lines lines={first} />
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  );
}

/** Changes in about two lines, with all of them below if that line does not say all. */
export function Changes({ label, changes }: { label: string; changes: readonly string[] }) {
  const short = inShort(changes, 140);
  return (
    <>
      <p>
        {label}: {short}
      </p>
      {changes[0] !== short && (
        <details>
          <summary>Details</summary>
          <Lines lines={changes} />
        </details>
      )}
    </>
  );
}
