import { parseDocument, visit } from "yaml";
import type { Content } from "./documents.ts";
import { inOrder, type Problem } from "./problem.ts";
import { type Confirmed, statements } from "./schemas/going-live.ts";
import { entriesFor } from "./schemas/text.ts";
import type { Texts } from "./source.ts";

/** Passages by their file. */
type Passages = Record<string, readonly string[]>;

/** Passages of the sample: some must be replaced, some may be confirmed instead (content/samples.yaml). */
export interface Samples {
  /** By what the owner writes in their place. */
  replace: Record<string, Passages>;
  confirm: Record<keyof Confirmed, Passages>;
}

/** A passage of the sample in content/, with what its owner should do about it. */
export interface Statement extends Pick<Problem, "file" | "line" | "message"> {
  passage: string;
}

/** The passages of the sample that pages show and that its owner has not confirmed. */
export function openStatements(
  texts: Texts,
  { business, goingLive }: Content,
  { replace, confirm }: Samples,
): Statement[] {
  const shown = new Map(Array.from(texts, ([file, text]) => [file, shownText(text, business)]));
  const open: Statement[] = [];
  const find = (message: string, passages: Passages) => {
    for (const [file, list] of Object.entries(passages))
      for (const passage of list)
        for (const line of linesOf(passage, shown.get(file) ?? ""))
          open.push({ file: `content/${file}`, line, passage, message });
  };
  for (const [cure, passages] of Object.entries(replace))
    find(`this is still the sample; write ${cure}`, passages);
  for (const topic of Object.keys(confirm) as (keyof Confirmed)[])
    if (!goingLive[topic])
      find(
        `${statements[topic]}: is this true of your business? Change it, or write ${topic}: true in content/going-live.yaml`,
        confirm[topic],
      );
  return inOrder(open);
}

/** The text with spaces in place of comments, and of entries that no page shows, or not as they are. */
function shownText(text: string, business: Content["business"]): string {
  const blank = (words: string) => words.replace(/\S/g, " ");
  let shown = text.replace(/^ *#.*/gm, blank);
  visit(parseDocument(text), {
    Map(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const entry = node.toJSON();
      const isYears = entry.sinceFounding && business.founded;
      if (isYears || entriesFor([entry], business).length === 0)
        shown = shown.slice(0, start) + blank(shown.slice(start, end)) + shown.slice(end);
    },
  });
  return shown;
}

/** The lines on which a passage begins, wherever its own lines end. */
function linesOf(passage: string, text: string): number[] {
  const words = passage.split(" ").map((word) => RegExp.escape(word));
  // "Hub City IT" is not in "Hub City IT Two".
  const pattern = new RegExp(`${words.join("\\s+")}(?! ?\\w)`, "g");
  return Array.from(text.matchAll(pattern), ({ index }) => text.slice(0, index).split("\n").length);
}
