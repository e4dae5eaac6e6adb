import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RepairBill } from "./RepairBill.tsx";

/** The texts on the bar of a repair with a visit at these prices. */
function textsOf(repair: number, visit: number): string[] {
  const drawn = renderToStaticMarkup(<RepairBill repair={repair} visit={visit} />);
  return [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) => text);
}

test("a part that is too narrow for its amount shows none; the list below does", () => {
  expect(textsOf(150, 60)).toEqual(["$150", "$60", "$90"]);
  expect(textsOf(1500, 125)).toEqual(["$1,500", "$1,375"]);
  expect(textsOf(150, 140)).toEqual(["$150", "$140"]);
});
