import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RepairBill } from "./RepairBill.tsx";

/** What is written on and over the bar of a repair with a visit at these prices. */
function words(repair: number, visit: number): string[] {
  const amounts = { repair: `$${repair}`, visit: `$${visit}`, rest: `$${repair - visit}` };
  const drawn = renderToStaticMarkup(
    <RepairBill repair={repair} visit={visit} amounts={amounts} />,
  );
  return [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) => text);
}

test("both parts of the bar say how much they are", () => {
  expect(words(150, 60)).toEqual(["$150", "−$60", "$90"]);
});

test("a part that is too narrow for its amount says none, and the list below does", () => {
  expect(words(1500, 125)).toEqual(["$1500", "$1375"]);
  expect(words(150, 140)).toEqual(["$150", "−$140"]);
});
