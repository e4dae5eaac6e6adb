import { z } from "astro/zod";
import { type MdastNode, markdownToMdast } from "satteri";
import { contactCard } from "../../lib/routes.ts";
import { listedPaths } from "../pages.ts";
import { date, list, readable, text } from "./text.ts";
import { isUrl } from "./url.ts";

const targets: readonly string[] = [...listedPaths, contactCard];

/** content/legal/*.md */
export const legalTextSchema = z.strictObject({
  tab: text("Name of the tab"),
  title: text("Heading"),
  effective: date.meta({ label: "Applies from", hint: "Change it when you change the text." }),
  short: list("What matters most, in short", text("In a few words"), 4).optional(),
  markdown: readable("markdown", 50_000, "there is no text below the fields; write it here")
    .superRefine(checkMarkdown)
    .meta({
      label: "Text",
      hint: "A line that begins with ## is a heading, **two stars** make bold, [our prices](/pricing) is a link.",
    }),
});

export type LegalText = z.infer<typeof legalTextSchema>;

/** Refuses Markdown that could run, load or lead to what the owner did not mean. */
function checkMarkdown(markdown: string, context: z.RefinementCtx): void {
  const byLine = new Map<number, string>();
  for (const node of nodesIn(markdownToMdast(markdown))) {
    const message = messageFor(node);
    // One for each line: HTML has a second tag.
    if (message) byLine.set((node.position?.start.line ?? 1) - 1, message);
  }
  for (const [line, message] of byLine)
    context.addIssue({ code: "custom", message, params: { line } });
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
