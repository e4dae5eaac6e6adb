import { parseDocument, visit } from "yaml";
import type { Content } from "./documents.ts";
import { inOrder, type Problem } from "./problem.ts";
import { type Confirmed, statements } from "./schemas/going-live.ts";
import { readSource, type Texts } from "./source.ts";
import { entriesFor } from "./visits.ts";

/** Lists passages of the sample in content/: some must be replaced, some may be confirmed instead. */
export const samplesFile = "samples.yaml";

interface Samples {
  replace: Record<string, Record<string, string>>;
  confirm: Record<keyof Confirmed, Record<string, readonly string[]>>;
}

/** The passages of the sample that pages show and that its owner has not confirmed. */
export function openStatements(texts: Texts, { business, goingLive }: Content): Problem[] {
  const { value, problems } = readSource(samplesFile, texts);
  if (problems.length > 0) return problems;
  const { replace, confirm } = value as Samples;
  const shown = new Map(Array.from(texts, ([file, text]) => [file, withoutHidden(text, business)]));
  const find = (file: string, passage: string, message: string): Problem[] =>
    linesOf(passage, shown.get(file) ?? "").map((line) => {
      return { file: `content/${file}`, line, field: passage, message };
    });
  const samples = Object.entries(replace).flatMap(([file, cures]) =>
    Object.entries(cures).flatMap(([passage, cure]) =>
      find(file, passage, `this is still the sample; write ${cure}`),
    ),
  );
  const topics = Object.keys(confirm) as (keyof Confirmed)[];
  const unconfirmed = topics.flatMap((topic) =>
    Object.entries(confirm[topic]).flatMap(([file, passages]) =>
      passages.flatMap((passage) => (goingLive[topic] ? [] : find(file, passage, ask(topic)))),
    ),
  );
  return inOrder([...samples, ...unconfirmed]);
}

const ask = (topic: keyof Confirmed) =>
  `${statements[topic]}: is this true of your business? Change it, or write ${topic}: true in content/going-live.yaml`;

/** The text with spaces in place of entries that no page shows, or not as they are. */
function withoutHidden(text: string, business: Content["business"]): string {
  let shown = text;
  visit(parseDocument(text), {
    Map(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const entry = node.toJSON();
      const isYears = entry.sinceFounding && business.founded;
      if (isYears || entriesFor([entry], business).length === 0)
        shown =
          shown.slice(0, start) + shown.slice(start, end).replace(/\S/g, " ") + shown.slice(end);
    },
  });
  return shown;
}

/** The lines on which a passage begins, outside of comments. In the file it may have line breaks. */
function linesOf(passage: string, text: string): number[] {
  const words = passage.split(" ").map((word) => RegExp.escape(word));
  // "Hub City IT" is not in "Hub City IT Two".
  const pattern = new RegExp(`(?<=^(?! *#).*)${words.join("\\s+")}(?! ?\\w)`, "gm");
  return Array.from(text.matchAll(pattern), ({ index }) => text.slice(0, index).split("\n").length);
}
