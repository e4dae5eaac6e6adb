import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RepairBill } from "./RepairBill.tsx";

/** The texts on the bar of a repair with a visit at these prices. */
function textsOf(repair: number, visit: number): string[] {
  const amounts = { repair: `$${repair}`, visit: `$${visit}`, rest: `$${repair - visit}` };
  const drawn = renderToStaticMarkup(
    <RepairBill repair={repair} visit={visit} amounts={amounts} />,
  );
  return [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) => text);
}

test("a part that is too narrow for its amount shows none; the list below does", () => {
  expect(textsOf(150, 60)).toEqual(["$150", "$60", "$90"]);
  expect(textsOf(1500, 125)).toEqual(["$1500", "$1375"]);
  expect(textsOf(150, 140)).toEqual(["$150", "$140"]);
});
