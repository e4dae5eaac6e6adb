import { type MdastNode, markdownToMdast } from "satteri";
import { contactCard } from "../lib/routes.ts";
import { type Content, type LegalTextName, legalTexts, type Mistake } from "./documents.ts";
import { listedPaths } from "./pages.ts";

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
  return [node, ...("children" in node ? node.children.flatMap((each) => nodesIn(each)) : [])];
}

function messageFor(node: MdastNode): string | undefined {
  switch (node.type) {
    case "html":
      return "HTML is not allowed here; write Markdown, or \\< for the character <";
    case "image":
    case "imageReference":
      return "a legal text can't have pictures; remove it, or link to it";
    case "heading":
      return node.depth === 1 ? "begin a heading with ## or ###" : undefined;
    case "link":
    case "definition":
      return linkMessage(node.url);
    default:
      return undefined;
  }
}

function linkMessage(url: string): string | undefined {
  // Only hosts in ASCII: the headers name them.
  if (/^(#|(mailto|tel):.|https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$))/.test(url)) return undefined;
  return targets.includes(url.replace(/[?#].*/, ""))
    ? undefined
    : `a link may lead to https://, mailto: or tel:, or to one of ${targets.join(", ")}`;
}
