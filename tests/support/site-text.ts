import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#x27": "'",
  "#39": "'",
  "#34": '"',
  "#38": "&",
  "#60": "<",
};

/** The text of HTML as it reads: without tags, comments and entities. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<[^>]+>/g, " "),
  ).replace(/\s+/g, " ");
}

/** Replaces the entities that HTML writes texts and attributes with. */
export function decode(html: string): string {
  return html.replace(/&([a-z]+|#x?[0-9a-f]+);/gi, (whole, name) => entities[name] ?? whole);
}

/** Everything of a built site that is text, by file: entities are decoded. */
export function readSite(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /\.(html|txt|xml|vcf|webmanifest|json)$/.test(file))
      .map((file) => [file, decode(readFileSync(join(dist, file), "utf8"))]),
  );
}
