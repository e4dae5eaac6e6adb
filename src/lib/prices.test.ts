import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { readContent } from "../content/read.ts";
import { diagnosticExample, findPrice, priceInShort, showPrice } from "./prices.ts";

const content = readContent(sampleContent);
const { prices } = content.prices;
const { services } = content.services;
const words = { from: "from", freeQuote: "free quote" };

test.each([
  ["diagnostic-visit", 60, false],
  ["hardware-repair", 150, true],
  ["performance", 100, true],
  ["data-recovery", 200, true],
  ["wifi-network", 300, true],
  ["ethernet-finish-out", 249, false],
  ["ethernet-expanded", 349, false],
])("%s costs %d dollars; only a start: %s", (id, amount, from) => {
  expect(findPrice(prices, id)).toMatchObject({ amount, from });
});

test("there are no prices besides", () => {
  expect(prices).toHaveLength(7);
});

test.each([
  ["ethernet-finish-out", 6],
  ["ethernet-expanded", 12],
])("%s is for up to %d jacks", (id, jacks) => {
  expect(showPrice({ prices, services }, { price: id }).jacks).toBe(jacks);
});

test("a row shows the words of its price, and its own in place of them", () => {
  const own = showPrice({ prices, services }, { price: "ethernet-finish-out" });
  expect(own).toMatchObject({ name: "New Home Ethernet Finish-Out", amount: "$249", from: false });
  const row = { price: "ethernet-finish-out", name: "Cable termination", from: true };
  expect(showPrice({ prices, services }, row)).toMatchObject({
    name: "Cable termination",
    detail: own.detail,
    amount: "$249",
    from: true,
  });
});

test("the visit is taken off the repair of the example", () => {
  expect(diagnosticExample(prices, content.pricingPage.diagnostic)).toEqual({
    repair: 150,
    visit: 60,
    amounts: { repair: "$150", visit: "$60", rest: "$90" },
  });
});

test.each([
  ["device-repair", "from $100"],
  ["network-installation", "from $300"],
  ["business-support", "free quote"],
  ["cybersecurity", "free quote"],
  ["new-home-ethernet", "from $249"],
])("in short, %s costs: %s", (service, short) => {
  expect(priceInShort(prices, service, words)).toBe(short);
});

test("a service with one fixed price has that price in short", () => {
  const only = prices.filter(({ id }) => id === "ethernet-expanded");
  expect(priceInShort(only, "new-home-ethernet", words)).toBe("$349");
});

test("a price's question is asked about the choice of its service", () => {
  const price = showPrice({ prices, services }, { price: "ethernet-finish-out" });
  expect(price.topic).toBe("network-installation");
});

test("a price that is not there is said to be missing, with the file", () => {
  expect(() => findPrice(prices, "nothing")).toThrow('content/prices.yaml has no price "nothing"');
});
