import { expect, test } from "vitest";
import { pageSizes } from "../../bench/sizes.ts";
import { dist } from "./host.ts";

test.each(Object.entries(pageSizes(dist)))(
  "%s has at most 14,336 bytes, however much content/ says",
  (_page, bytes) => {
    expect(bytes).toBeLessThanOrEqual(14_336);
  },
);
