import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PriceBoard } from "./PriceBoard.tsx";

vi.mock("./horizon/PriceSign.svg?react", () => ({ default: () => null }));

const visit = { id: "visit", sign: "Visit", from: "", amount: "$60" };
const repair = { id: "repair", sign: "Repair", from: "from", amount: "$150" };

/** The rows of the board, and the size of its words. */
function draw(...rows: ComponentProps<typeof PriceBoard>["rows"]) {
  const drawn = renderToStaticMarkup(<PriceBoard rows={rows} />);
  const texts = [...drawn.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
    text.replaceAll(/<[^>]*>/g, ""),
  );
  return { texts, size: Number(/<g[^>]* font-size="([^"]*)"/.exec(drawn)?.[1]) };
}

test("the board has each price with its words", () => {
  expect(draw(visit, repair)).toEqual({ texts: ["Visit", "$60", "Repair", "from $150"], size: 17 });
});

test("longer words and amounts are smaller, so that they fit", () => {
  expect(draw(visit, { ...repair, sign: "12 new jacks", amount: "$12,999" }).size).toBeCloseTo(
    11.3,
    1,
  );
});
