import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { priceBoard } from "./price-board.tsx";

vi.mock("./horizon/PriceSign.svg?react", () => ({ default: () => null }));

/** The rows of the board: each amount with the icon beside it. */
function rowsOf(...all: Parameters<typeof priceBoard>[0]) {
  const drawn = renderToStaticMarkup(priceBoard(all)({}));
  const icons = [...drawn.matchAll(/<path d="(?:M106 \S+160)?([^"]*)"/g)].map(([, d = ""]) => d);
  const names = icons.map((d) =>
    d.startsWith("M121") ? "van" : "panel ".repeat(d.split("h24").length - 1),
  );
  const texts = [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
  return texts.map((text, i) => `${text} ${names[i]}`.trim());
}

const visit = { id: "visit", amount: "$60", jacks: 0, isVisit: true };
const small = { id: "small", amount: "$249", jacks: 6 };
const large = { id: "large", amount: "$349", jacks: 12 };
const screen = { id: "screen", amount: "$1,299", jacks: 0 };

test("the board has the first three prices, with a van for the visit and panels for jacks", () => {
  expect(rowsOf(visit, small, large, screen)).toEqual([
    "$60 van",
    "$249 panel",
    "$349 panel panel",
  ]);
  expect(rowsOf(screen, small, screen)).toEqual(["$1,299", "$249 panel"]);
});

test("beside a price in thousands nothing is drawn", () => {
  expect(rowsOf({ ...visit, amount: "$1,299" }, { ...large, amount: "$1,499" })).toEqual([
    "$1,299",
    "$1,499",
  ]);
});
