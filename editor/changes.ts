import { isDeepStrictEqual } from "node:util";
import { z } from "astro/zod";
import { documents } from "../src/content/documents.ts";
import { unwrap } from "../src/content/schema-fields.ts";
import { formatDate, formatDollars } from "../src/lib/format.ts";
import { formatTime } from "../src/lib/hours-text.ts";
import { splitFile, type Texts, valueAt } from "./texts.ts";
import { fileTitles, labelOf, nameOf } from "./words.ts";
import type { Path } from "./yaml-edit.ts";

/** What changed between two states of content/, in plain words: "Diagnostic visit: $60 → $65". */
export function describeChanges(before: Texts, after: Texts): string[] {
  const names = namesIn(before, after);
  const valueIn = (texts: Texts, file: string) => withNames(valueAt(texts, file, []), names);
  return Object.values(documents).flatMap(({ file, schema }) => {
    // Git may write the line breaks of Windows into files, and not into commits.
    const [one = "", two = ""] = [before, after].map((texts) =>
      texts[file]?.replaceAll("\r\n", "\n"),
    );
    if (one === two) return [];
    const where = file.includes("/") ? [fileTitles[file] ?? file] : [];
    const bodies = [one, two].map((text) => splitFile(file, text).body.trim());
    const found = [
      ...compare(schema, valueIn(before, file), valueIn(after, file), [], where),
      ...leaf(bodies[0], bodies[1], where),
    ];
    return found.length > 0 ? found : [`${fileTitles[file] ?? file}: only comments or spaces`];
  });
}

/** Where a value is, in plain words: "Diagnostic visit, part of the service". */
export function placeInWords(texts: Texts, file: string, path: Path): string {
  const root = withNames(valueAt(texts, file, []), namesIn(texts));
  const words = file.includes("/") || path.length === 0 ? [fileTitles[file] ?? file] : [];
  path.forEach((key, i) => {
    const at = path.slice(0, i + 1);
    if (typeof key === "string") {
      words.push(within(words, labelOf(at)));
      return;
    }
    const entry = at.reduce<unknown>((around, each) => Reflect.get(Object(around), each), root);
    const name = typeof entry === "string" ? "" : nameOf(entry);
    // The name of a price, a service or a closure says enough without its list.
    if (name !== "" && i === 1) words.pop();
    words.push(name || `entry ${key + 1}`);
  });
  return words.join(", ");
}

/** A label, in lower case if words precede it. */
const within = (words: readonly string[], label: string) =>
  words.length > 0 ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The names of prices and services, by id. */
function namesIn(...states: Texts[]): Map<string, string> {
  const lists = states.flatMap((texts) => [
    valueAt(texts, "prices.yaml", ["prices"]),
    valueAt(texts, "services.yaml", ["services"]),
    [valueAt(texts, "services.yaml", ["generalTopic"])],
  ]);
  return new Map(lists.flatMap(listOf).map((entry) => [Object(entry).id, nameOf(entry)]));
}

/** The value with names in place of the ids of prices and services. */
function withNames(value: unknown, names: Map<string, string>): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, names));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, each]) => [
      key,
      key === "id" ? each : withNames(each, names),
    ]),
  );
}

function compare(
  schema: unknown,
  one: unknown,
  two: unknown,
  path: Path,
  where: string[],
): string[] {
  if (isDeepStrictEqual(one, two)) return [];
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && !(unwrap(inner.element) instanceof z.ZodEnum)) {
    return compareLists(inner.element, listOf(one), listOf(two), path, where);
  }
  if (inner instanceof z.ZodObject && (isGroup(one) || isGroup(two))) {
    return Object.entries(inner.shape).flatMap(([key, field]) => {
      const at = [...path, key];
      const isPlain = path.length > 0 && (key === "amount" || key === "name");
      return compare(
        field,
        Object(one)[key],
        Object(two)[key],
        at,
        isPlain ? where : [...where, within(where, labelOf(at))],
      );
    });
  }
  return leaf(read(one, path), read(two, path), where);
}

function compareLists(
  element: unknown,
  one: unknown[],
  two: unknown[],
  path: Path,
  where: string[],
): string[] {
  const [before, after] = [byKey(one), byKey(two)];
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, entry]) => entry);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, entry]) => entry);
  // As many new names as lost ones, and no ids: entries have changed their name.
  const isRenamed = gone.length === come.length && ![...gone, ...come].some(hasId);
  const renamed = isRenamed ? gone.length : 0;
  const pairs = [
    ...gone.slice(0, renamed).map((entry, i) => [entry, come[i]]),
    ...[...before].flatMap(([key, entry]) => (after.has(key) ? [[entry, after.get(key)]] : [])),
  ];
  const order = (list: Map<string, unknown>, other: Map<string, unknown>) =>
    [...list.keys()].filter((key) => other.has(key));
  const list = where.join(", ");
  return [
    ...pairs.flatMap(([entry, other]) => {
      const name = nameOf(typeof entry === "string" ? "" : entry);
      // The name of a price, a service or a closure says enough without its list.
      const around = name !== "" && path.length === 1 ? [] : where;
      return compare(element, entry, other, [...path, 0], name ? [...around, name] : around);
    }),
    ...come.slice(renamed).map((entry) => `${list}: added ${quote(nameOf(entry))}`),
    ...gone.slice(renamed).map((entry) => `${list}: removed ${quote(nameOf(entry))}`),
    ...(`${order(before, after)}` === `${order(after, before)}` ? [] : [`${list}: new order`]),
  ];
}

/** The entries by id or name; the second of a name, like a yearly holiday, has a key of its own. */
function byKey(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    let key = String(Object(entry).id ?? nameOf(entry));
    while (entries.has(key)) key += "+";
    entries.set(key, entry);
  }
  return entries;
}

const isGroup = (value: unknown) => value !== null && typeof value === "object";
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const hasId = (entry: unknown) => (Object(entry).id ?? Object(entry).price) !== undefined;
/** A value as an owner reads it. */
function read(value: unknown, path: Path): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (path.at(-1) === "amount" && typeof value === "number") return formatDollars(value);
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return /^\d\d:\d\d$/.test(text) ? formatTime(text) : text;
}

const longest = 90;

function leaf(one = "", two = "", where: string[]): string[] {
  if (one === two) return [];
  const [from, to] = one.length + two.length > longest ? differing(one, two) : [one, two];
  return [`${where.join(", ")}: ${from} → ${to}`];
}

/** The differing parts of two long texts, with a few words around them. */
function differing(one: string, two: string): [string, string] {
  const [from, to] = [one.split(/\s+/), two.split(/\s+/)];
  const isAt = (i: number, j: number) =>
    i >= 0 && j >= 0 && from[i] !== undefined && from[i] === to[j];
  let start = 0;
  while (isAt(start, start)) start++;
  let end = 0;
  while (
    isAt(from.length - 1 - end, to.length - 1 - end) &&
    end < from.length - start &&
    end < to.length - start
  )
    end++;
  const part = (words: string[]) => {
    const shown = words.slice(Math.max(0, start - 2), words.length - Math.max(0, end - 2));
    const cut = shown.join(" ").slice(0, longest);
    return quote(`${start > 2 ? "…" : ""}${cut}${end > 2 || cut.length === longest ? "…" : ""}`);
  };
  return [part(from), part(to)];
}

const quote = (text: string) =>
  `“${text.length > longest + 2 ? `${text.slice(0, longest)}…` : text}”`;
