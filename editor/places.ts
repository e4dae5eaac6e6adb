import type { Field } from "./form.ts";
import { type FileEdit, type Texts, valueAt } from "./texts.ts";
import { helpOf, labelOf } from "./words.ts";
import type { Path, Value } from "./yaml-edit.ts";

const file = "pages/pricing.yaml";

/** The lists of the Pricing page that show prices. */
const lists: Path[] = [
  ["repair", "rows"],
  ["network", "rows"],
  ["packages", "prices"],
];

const nameOfList = (list: Path) => list.join(".");

/** The entries of the Pricing page that show a price. */
function entriesOf(texts: Texts, id: unknown): { list: Path; index: number; of: number }[] {
  return lists.flatMap((list) => {
    const entries = valueAt(texts, file, list);
    const all: unknown[] = Array.isArray(entries) ? entries : [];
    return all.flatMap((entry, index) =>
      (Object(entry).price ?? entry) === id ? [{ list, index, of: all.length }] : [],
    );
  });
}

/** Where the Pricing page lists the price at a path, as a field of that price. */
export function placeField(texts: Texts, price: Path): Field {
  const id = valueAt(texts, "prices.yaml", [...price, "id"]);
  const [entry] = entriesOf(texts, id);
  const path = [...price, "place"];
  const isVisit = valueAt(texts, file, ["diagnostic", "price"]) === id;
  const options = lists.map((list) => {
    const section = list.slice(0, 1);
    const heading = String(valueAt(texts, file, [...section, "heading"]));
    return { value: nameOfList(list), label: heading.includes("{") ? labelOf(section) : heading };
  });
  return {
    ...{ file: "prices.yaml", path, name: `${price.join(" › ")} › place` },
    ...{ label: labelOf(path), help: helpOf("prices.yaml", path), kind: "choice" },
    options: [{ value: "", label: isVisit ? "On top, as the visit" : "In no table" }, ...options],
    value: entry ? nameOfList(entry.list) : "",
  };
}

/** The edits that list a price in another place of the Pricing page. */
export function placeEdits(texts: Texts, path: Path, place: string): FileEdit[] {
  const id = valueAt(texts, "prices.yaml", [...path.slice(0, -1), "id"]);
  const to = lists.find((list) => nameOfList(list) === place);
  const removed = entriesOf(texts, id).map(
    ({ list, index }): FileEdit => ({ file, kind: "remove", path: [...list, index] }),
  );
  const value: Value = to?.at(-1) === "rows" ? { price: String(id) } : String(id);
  return [...removed, ...(to ? [{ file, kind: "add", path: to, value } as const] : [])];
}

/** The edits that remove a price from the Pricing page before it is removed itself. */
export function removedPriceEdits(
  texts: Texts,
  { file: from, path }: { file: string; path: Path },
): FileEdit[] {
  if (from !== "prices.yaml" || path.length !== 2) return [];
  return placeEdits(texts, [...path, "place"], "");
}
