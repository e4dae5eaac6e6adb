import { expect, test } from "vitest";
import type { Price } from "../content/schemas/prices.ts";
import type { Service } from "../content/schemas/services.ts";
import { findPrice, priceInShort, showPrice, showVisit, withPriceInShort } from "./prices.ts";

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
const services = [{ id: "ethernet", askAbout: "network" }] as Service[];
const content = { prices, services };

test("a row shows its price", () => {
  expect(showPrice(content, { price: "finish-out" })).toEqual({
    id: "finish-out",
    name: "name of finish-out",
    detail: "detail of finish-out",
    amount: "$1,249",
    from: false,
    jacks: 6,
    topic: "network",
  });
});

test("a row's own fields override those of its price, false ones too", () => {
  const own = { name: "Screen", detail: "New glass", from: false };
  const others = { id: "hardware", amount: "$150", jacks: 0, topic: "repair" };
  expect(showPrice(content, { price: "hardware", ...own })).toEqual({ ...own, ...others });
});

test("the visit is credited toward the repair of its example", () => {
  const labels = { price: "hardware", repair: "Repair", credit: "Visit", rest: "Rest" };
  const texts = { heading: "Visit", kind: "flat" };
  const card = { price: "visit", ...texts, text: "Credited.", example: labels };
  expect(showVisit(content, card)).toEqual({
    ...texts,
    text: "detail of visit Credited.",
    topic: "repair",
    labels,
    example: { repair: 150, visit: 60, amounts: { repair: "$150", visit: "$60", rest: "$90" } },
  });
});

test.each([
  ["repair", "from $100"],
  ["ethernet", "from $1,249"],
  ["security", "$80"],
  ["backup", "from $40"],
  ["support", "free quote"],
])("in short, %s costs: %s", (service, short) => {
  const labels = { from: "from", freeQuote: "free quote" };
  expect(priceInShort(prices, service, labels)).toBe(short);
  const shown = withPriceInShort([{ id: service } as Service], prices, labels);
  expect(shown).toEqual([{ id: service, price: short }]);
});

test("a missing price is reported with its file", () => {
  expect(() => findPrice(prices, "nothing")).toThrow(
    'content/prices.yaml has no price "nothing"; add it or use another id',
  );
});
