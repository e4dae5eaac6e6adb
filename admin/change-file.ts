import { z } from "astro/zod";
import { isMap, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from "yaml";
import { schemaAt, unwrap } from "../src/content/schemas/fields.ts";
import { readDollars } from "../src/content/schemas/price-list.ts";
import { mapValues } from "../src/content/walk.ts";

/** A part of the file that is written as it was. */
class AsItWas extends String {}

const identify = (value: unknown) => value instanceof AsItWas;
const print = ({ value }: Scalar) => String(value);
const tag = { tag: "as-it-was", default: true, identify, resolve: String, stringify: print };
const customTags = [tag];
const style = { customTags, lineWidth: 0, flowCollectionPadding: false };

/**
 * The text of a file of content/ with the values of the form. What was not changed stays as it is, also
 * comments, quotes, order and line breaks.
 */
export function changeFile(file: string, text: string, data: object, schema: z.ZodType): string {
  if (!file.endsWith(".md")) return changeYaml(text, data, schema);
  const [, start, fields, middle, body] =
    /^(---[ \t]*\n\s*)([\s\S]*?\n)(---[ \t]*\n\s*)([\s\S]*)$/.exec(text) ?? [];
  if (fields === undefined) throw new Error(`${file} has no fields between two lines of ---`);
  const { markdown, ...others } = data as { markdown?: string };
  const after = isSame(body, markdown) ? body : `${markdown ?? ""}\n`;
  return start + changeYaml(fields, others, schema) + middle + after;
}

function changeYaml(text: string, data: unknown, schema: z.ZodType | undefined): string {
  const document = parseDocument<Node>(text, { customTags });
  const read = mapValues(data, schema, (value, { readFromText }) =>
    readFromText ? readDollars(value) : value,
  );
  document.contents = change(document.contents, read, schema);
  return document.toString(style);

  function change(node: Node | null, value: unknown, schema: z.ZodType | undefined): Node {
    const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
    if (node?.range && !isBlock && isSame(node.toJS(document), value)) return asItWas(node);
    if (isMap<Scalar<string>, Node | null>(node) && isObject(value)) {
      node.items = node.items.filter((pair) => {
        const [field, changed] = [schemaAt(schema, pair.key.value), value[pair.key.value]];
        const isGone = isEmpty(changed) && field?.safeParse(undefined).success;
        // Its comment says what to write in place of null.
        const isNull = isGone && field?.safeParse(null).success;
        pair.value = change(pair.value, isNull ? null : changed, field);
        return isNull || !isGone;
      });
      for (const [key, added] of Object.entries(value))
        if (!node.has(key) && !isEmpty(added))
          node.add(document.createPair(key, prune(added, schemaAt(schema, key))));
    } else if (isSeq<Node>(node) && node.items.length > 0 && Array.isArray(value)) {
      const gaps = node.items.map(({ spaceBefore }) => spaceBefore ?? false);
      const left = [...node.items];
      const take = (fits: (entry: unknown) => boolean) => {
        const index = left.findIndex((entry) => fits(entry.toJS(document)));
        return index < 0 ? undefined : left.splice(index, 1)[0];
      };
      const same = value.map((item) => take((entry) => isSame(entry, item)));
      const hasId = (entry: unknown, { id }: { id?: string }) =>
        !!id && isObject(entry) && entry.id === id;
      const known = value.map((item, i) => same[i] ?? take((entry) => hasId(entry, item)));
      const element = schemaAt(schema, 0);
      node.items = value.map((item, i) => {
        const old = known[i] ?? take(() => true);
        const entry = old ? change(old, item, element) : document.createNode(prune(item, element));
        return Object.assign(entry, { spaceBefore: gaps[i] ?? gaps[1] ?? false });
      });
    } else if (isScalar(node) && typeof value !== "object") return Object.assign(node, { value });
    else return document.createNode(prune(value, schema));
    if (!node.flow) return node;
    // Braces have spaces inside, brackets have none.
    const line = stringify(node, { ...style, flowCollectionPadding: isMap(node) });
    return new Scalar(new AsItWas(line.trimEnd()));
  }

  function asItWas(node: Node): Node {
    const { range, commentBefore, comment, spaceBefore } = node;
    const copy = new Scalar(new AsItWas(text.slice(range?.[0], range?.[1]).trimEnd()));
    // The text of a block scalar has the comment of its first line.
    const hasComment = isScalar(node) && node.type?.startsWith("BLOCK");
    Object.assign(copy, { commentBefore, spaceBefore, comment: hasComment ? null : comment });
    return copy;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Without what the form left empty, and in the schema's order: Sveltia sorts what was saved. */
function prune(value: unknown, schema: z.ZodType | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry, i) => prune(entry, schemaAt(schema, i)));
  if (!isObject(value)) return value;
  const inner = schema && unwrap(schema);
  const ordered = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const keys = [...new Set([...ordered, ...Object.keys(value)])];
  const fields = keys.map((key) => [key, prune(value[key], schemaAt(schema, key))]);
  return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field)));
}

/** Whether two values mean the same. The form trims texts. */
function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a === "string" && typeof b === "string") return a.trim() === b.trim();
  if (!isObject(a) || !isObject(b)) return a === b;
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]));
}
