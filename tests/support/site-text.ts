import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of HTML, without tags, comments and entities. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<[^>]+>/g, " "),
  ).replace(/\s+/g, " ");
}

/** Replaces the entities in a text or attribute. */
export function decode(html: string): string {
  return html
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, x, code) =>
      String.fromCodePoint(Number.parseInt(code, x ? 16 : 10)),
    )
    .replace(/&([a-z]+);/g, (entity, name) => entities[name] ?? entity);
}

/** The text files of a built site, by path, with their entities decoded. */
export function readSite(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /\.(html|txt|xml|vcf|webmanifest|json)$/.test(file))
      .map((file) => [file, decode(readFileSync(join(dist, file), "utf8"))]),
  );
}
