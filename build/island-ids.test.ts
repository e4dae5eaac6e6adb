import { expect, test } from "vitest";
import { withoutIslandIds } from "./island-ids.ts";

test("an island loses its uid and keeps the rest; other elements keep theirs", () => {
  expect(
    withoutIslandIds(
      '<astro-island uid="Z8XiPW" prefix="r1"><p uid="a">uid="b"</p></astro-island>',
    ),
  ).toBe('<astro-island prefix="r1"><p uid="a">uid="b"</p></astro-island>');
});
