import { expect, onTestFinished, test, vi } from "vitest";
import { withYears } from "./stats.ts";

test.each<[founded: number | null, shown: string]>([
  [null, "4+ years"],
  [2016, "10+ years"],
  [2026, "Under 1 year"],
  [2027, "Under 1 year"],
])("in 2026, a business founded in %s shows %s", (founded, shown) => {
  vi.stubEnv("SITE_DATE", "2026-11-21");
  onTestFinished(() => void vi.unstubAllEnvs());
  const stat = { value: "4+ years", label: "experience" };
  const stats = withYears([{ ...stat, sinceFounding: true }, stat], founded);
  expect(stats.map(({ value }) => value)).toEqual([shown, "4+ years"]);
});
