import { expect, test } from "vitest";
import { askSubjects, showPrice, showVisit, withPriceInShort } from "./prices.ts";
import type { Price } from "./schemas/prices.ts";

const price = (id: string, amount: number, from: boolean, service: string): Price => ({
  id,
  name: `name of ${id}`,
  detail: `detail of ${id}`,
  amount,
  from,
  service,
});
const prices = [
  price("visit", 60, false, "repair"),
  price("hardware", 150, true, "repair"),
  price("performance", 100, true, "repair"),
  { ...price("finish-out", 1249, false, "ethernet"), jacks: 6 },
  price("expanded", 1349, false, "ethernet"),
  price("audit", 80, false, "security"),
  price("plan", 40, true, "backup"),
];
const services = [{ id: "ethernet", name: "Ethernet", askAbout: "network" }];
const labels = { from: "from", freeQuote: "free quote" };
const content = { prices, services };

const own = { name: "Screen", detail: "New glass", from: false };
const texts = { name: "name of finish-out", detail: "detail of finish-out", from: false };
test.each([
  ["its price", "finish-out", undefined, { ...texts, jacks: 6, topic: "network" }, "$1,249", ""],
  [
    "its own fields, false ones too",
    "hardware",
    own,
    { ...own, jacks: 0, topic: "repair" },
    "$150",
    "-row",
  ],
])("a row shows %s", (_, price, fields, shown, amount, row) => {
  const expected = { ...shown, id: price, about: price + row, amount };
  expect(showPrice(content, { price, ...fields })).toEqual(expected);
});

test("the visit is credited toward the repair of its example", () => {
  const labels = {
    price: "hardware",
    caption: "",
    repair: "Repair",
    credit: "Visit",
    rest: "Rest",
  };
  const heading = { heading: "Visit", kind: "flat" };
  const card = { price: "visit", ...heading, text: "Credited.", example: labels };
  expect(showVisit(content, card)).toEqual({
    ...heading,
    text: "detail of visit Credited.",
    topic: "repair",
    about: "visit",
    labels,
    example: { repair: 150, visit: 60, amounts: { repair: "$150", visit: "$60", rest: "$90" } },
  });
});

test("a service, a price and a row of its own name can be asked about, with their prices", () => {
  const rows = [{ price: "finish-out", name: "Cable", from: true }];
  const table = { heading: "", caption: "", columns: { job: "", price: "" } };
  const tables = { repair: { ...table, rows: [] }, network: { ...table, rows } };
  expect(askSubjects({ prices: prices.slice(3, 5), services }, tables, labels)).toEqual({
    ethernet: "Ethernet, from $1,249",
    "finish-out": "name of finish-out, $1,249",
    "finish-out-row": "Cable, from $1,249",
    expanded: "name of expanded, $1,349",
  });
});

test.each([
  ["repair", "from $100"],
  ["ethernet", "from $1,249"],
  ["security", "$80"],
  ["backup", "from $40"],
  ["support", "free quote"],
])("in short, %s costs: %s", (service, short) => {
  const shown = withPriceInShort([{ id: service }], prices, labels);
  expect(shown).toEqual([{ id: service, price: short }]);
});
