import { type MdastNode, markdownToMdast } from "satteri";
import { contactCard } from "../lib/routes.ts";
import { type Content, type LegalTextName, legalTexts, type Mistake } from "./documents.ts";
import { listedPaths } from "./pages.ts";
import { isUrl } from "./schemas/url.ts";

/** The features of Astro's renderer. */
const features = { gfm: true, smartPunctuation: true };

const targets: readonly string[] = [...listedPaths, contactCard];

/** Markdown in the legal texts that could run, load or lead to what the owner did not mean. */
export function legalMistakes(content: Content): Mistake[] {
  return (Object.keys(legalTexts) as LegalTextName[]).flatMap((name) => {
    const byLine = new Map<number, Mistake>();
    for (const node of nodesIn(markdownToMdast(content[name].markdown, { features }))) {
      const message = messageFor(node);
      const line = (node.position?.start.line ?? 1) - 1;
      // One for each line: HTML has a second tag.
      if (message) byLine.set(line, { at: [name, "markdown"], line, message });
    }
    return [...byLine.values()];
  });
}

function nodesIn(node: MdastNode): MdastNode[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesIn) : [])];
}

/** All that a legal text may have; footnotes would repeat the ids of the other text's. */
const allowed = (
  "root paragraph heading text strong emphasis delete inlineCode break link linkReference definition " +
  "list listItem blockquote thematicBreak table tableRow tableCell"
).split(" ");

const messages: Partial<Record<string, string>> = {
  html: "HTML is not allowed here; write Markdown, or \\< for the character <",
  image: "a legal text can't have pictures; remove it, or link to it",
  code: "remove the spaces at the start of this line, or the three signs around this block",
  footnote: "a legal text can't have footnotes; write it into the sentence",
};

function messageFor(node: MdastNode): string | undefined {
  if (!allowed.includes(node.type))
    return (
      messages[node.type.replace(/Reference|Definition/, "")] ??
      "use only headings, paragraphs, lists, tables, links and bold here"
    );
  if (node.type === "heading" && node.depth === 1) return "begin a heading with ## or ###";
  if (node.type === "table" && node.align?.some(Boolean))
    return "a column can't be aligned; remove the colons";
  return node.type === "link" || node.type === "definition"
    ? linkMessage(node.url, node.title)
    : undefined;
}

function linkMessage(url: string, title: string | null | undefined): string | undefined {
  if (title) return "a link can't have a title; remove the words in quotes after the URL";
  const isOther = isUrl(url) || /^(#|(mailto|tel):.)/.test(url);
  return isOther || targets.includes(url.replace(/[?#].*/, ""))
    ? undefined
    : `a link may lead to https://, mailto: or tel:, or to one of ${targets.join(", ")}`;
}
