import { expect, test } from "vitest";
import type { Price } from "./schemas/price-list.ts";
import { askSubjects, showPrice, showVisit, withPriceInShort } from "./shown-prices.ts";

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
  price("look", 0, false, "checks"),
];
const services = [{ id: "ethernet", name: "Ethernet", askAbout: "network" }];
const labels = { from: "from", freeQuote: "free quote" };
const content = { prices, services };

// tests/built/screens.test.ts checks what rows and the diagnostic visit show.
test("a row's own fields replace those of its price, false ones too", () => {
  const own = { name: "Screen", detail: "New glass", from: false };
  const shown = { ...own, id: "hardware", about: "hardware-row", amount: "$150", jacks: 0 };
  expect(showPrice(content, { price: "hardware", ...own })).toEqual({ ...shown, topic: "repair" });
});

test("a service, a price and a row of its own name can be asked about, with their prices", () => {
  const rows = [{ price: "finish-out", name: "Cable", from: true }];
  const columns = { job: "", price: "" };
  const tables = { tables: [{ id: "network", heading: "", caption: "", columns, rows }] };
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
  ["checks", "free"],
])("in short, %s costs: %s", (service, short) => {
  const shown = withPriceInShort([{ id: service }], prices, labels);
  expect(shown).toEqual([{ id: service, price: short }]);
});

test("a look is free at an amount of 0, and then nothing comes off a repair", () => {
  const labels = { caption: "", repair: "", credit: "", rest: "" };
  const example = { ...labels, price: "hardware" };
  const card = { heading: "Look", kind: "in the shop", text: "Today.", example };
  const shown = (price: string) => showVisit(content, { ...card, price });
  expect(shown("look")).toMatchObject({ visit: 0, bill: undefined });
  expect(shown("visit")).toMatchObject({ visit: 60, bill: { repair: 150, visit: 60 } });
});
