import { satteri } from "@astrojs/markdown-satteri";
import type { HastNode, HastPluginDefinition } from "satteri";
import { contactsInText, type TextPart } from "../lib/contacts-in-text.ts";
import type { LegalTextName } from "./documents.ts";
import type { LegalText } from "./schemas/legal.ts";

/**
 * Renders a legal text. Prefixes the ids of headings: "changes" in the terms becomes "terms-changes".
 * Both texts are on one page, where the other text or a section may use the same id.
 * Headings are a level lower, because the title of the text is an h2.
 */
export async function renderLegal(name: LegalTextName, { markdown, ...fields }: LegalText) {
  const renderer = await satteri({ hastPlugins: [linkContacts] }).createRenderer({
    syntaxHighlight: false,
  });
  const { code, metadata } = await renderer.render(markdown);
  return {
    ...fields,
    html: code
      .replace(/(?<=<h\d id=")/g, `${name}-`)
      .replace(/(?<=<\/?h)[2-5]\b/g, (level) => `${Number(level) + 1}`),
    headings: metadata.headings.map((heading) => ({ ...heading, slug: `${name}-${heading.slug}` })),
  };
}

/** Links phone numbers and e-mail addresses, and keeps the words together that must not break. */
const linkContacts: HastPluginDefinition = {
  name: "contacts",
  after(root, context) {
    context.replaceNode(root, withContacts(root));
  },
};

const leftOut = ["a", "code", "h2", "h3", "h4", "h5", "h6"];

function withContacts<Node extends HastNode>(node: Node): Node {
  if (!("children" in node) || ("tagName" in node && leftOut.includes(node.tagName))) return node;
  const children: HastNode[] = [];
  let text = "";
  for (const child of [...(node.children as HastNode[]), undefined]) {
    const more = child && textOf(child);
    if (more !== undefined) text += more;
    else {
      children.push(...contactsInText(text).map(toNode), ...(child ? [withContacts(child)] : []));
      text = "";
    }
  }
  return { ...node, children };
}

/** The text of a text or of a link that the renderer has made from an e-mail address. */
function textOf(node: HastNode): string | undefined {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName !== "a") return undefined;
  const [text] = node.children.map(textOf);
  return text && node.properties.href === `mailto:${text}` ? text : undefined;
}

/** As ui/ContactText.tsx shows it. */
function toNode({ text, href, before, after }: TextPart): HastNode {
  if (before === undefined) return words(text);
  const [user = "", host] = text.split("@");
  const shown = host ? [words(`${user}@`), element("wbr"), words(host)] : [words(text)];
  const contact = href ? [element("a", { href }, shown)] : shown;
  const children = [words(before), ...contact, words(after ?? "")];
  return element("span", host ? {} : { className: ["unbroken"] }, children);
}

const words = (value: string): HastNode => ({ type: "text", value });

const element = (tagName: string, properties = {}, children: HastNode[] = []) =>
  ({ type: "element", tagName, properties, children }) as HastNode;
