import { type MdastNode, markdownToMdast } from "satteri";
import { contactCard } from "../lib/routes.ts";
import { legalTexts } from "./documents.ts";
import { suggestion } from "./nearest.ts";
import { pages, pagesWith } from "./pages.ts";
import type { Problem } from "./problem.ts";
import type { ReadFile, ReadFiles } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";

/** The kinds of Markdown that a legal text may have. Every other kind is refused. */
const allowed = new Set(
  "root paragraph text heading strong emphasis delete link linkReference definition list listItem blockquote thematicBreak break table tableRow tableCell inlineCode".split(
    " ",
  ),
);

const refused: Partial<Record<MdastNode["type"], string>> = {
  html: "HTML is not allowed here; write Markdown, or \\< for the character <",
  image: "a legal text can't have pictures; remove it, or link to it",
  imageReference: "a legal text can't have pictures; remove it, or link to it",
  code: "spaces at the start of a line, or ~~~, make this program code; remove them",
  footnoteReference: "a legal text can't have footnotes; write the note in the text",
};

/** Markdown that could run, load or lead to what the owner did not mean, in the legal texts. */
export function legalMarkdownProblems(files: ReadFiles): Problem[] {
  const services = textsAt(files.services.source.value, ["services", "*", "id"]);
  const targets = [
    ...pagesWith("listed").map((name) => pages[name].path),
    ...Object.keys(legalTexts).flatMap((name) => [`#${name}`, `${pages.legalPage.path}#${name}`]),
    ...services.map(({ text }) => `${pages.servicesPage.path}#${text}`),
    contactCard,
  ];
  return [files.disclaimer, files.terms].flatMap((file) => problemsIn(file, targets));
}

function problemsIn({ file, markdown }: ReadFile, targets: readonly string[]): Problem[] {
  if (!markdown) return [];
  const problems: Problem[] = [];
  const report = (node: MdastNode, message: string) => {
    const line = (node.position?.start.line ?? 1) + markdown.firstLine - 1;
    const isKnown = problems.some((known) => known.line === line && known.message === message);
    if (!isKnown) problems.push({ file, line, field: "", message });
  };
  const check = (node: MdastNode) => {
    const message = messageFor(node, targets);
    // The opening tag is reported, and often on another line.
    const isClosingTag = node.type === "html" && node.value.startsWith("</");
    if (message && !(isClosingTag && problems.length > 0)) report(node, message);
    if ("children" in node) for (const child of node.children) check(child as MdastNode);
  };
  // The features of Astro's renderer.
  check(markdownToMdast(markdown.text, { features: { gfm: true, smartPunctuation: true } }));
  return problems;
}

function messageFor(node: MdastNode, targets: readonly string[]): string | undefined {
  if (node.type === "link" || node.type === "definition") return linkMessage(node.url, targets);
  if (node.type === "heading" && node.depth === 1) return "begin a heading with ## or ###";
  if (allowed.has(node.type) || node.type === "footnoteDefinition") return undefined;
  return refused[node.type] ?? `${node.type} is not possible in a legal text; remove it`;
}

function linkMessage(url: string, targets: readonly string[]): string | undefined {
  if (/^(mailto:|tel:)./.test(url)) return undefined;
  // Only hosts in ASCII: the headers name them.
  if (/^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(url)) return undefined;
  if (!/^(#|\/(?!\/))/.test(url)) {
    return "a link may lead to https://, mailto: or tel:, or to a page of this site, like /contact";
  }
  const target = url.replace(/\?[^#]*/, "");
  if (targets.includes(target)) return undefined;
  const alike = targets.filter((each) => each.includes("#") === target.includes("#"));
  return `this site has no ${target}; ${suggestion(target, alike)}`;
}
