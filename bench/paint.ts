import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { listedPaths } from "./listed-paths.ts";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";
import { withChrome, withSite } from "./with-site.ts";

const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The largest ratio of a page's largest paint to that of the floor. */
const limits = { devtools: 1.15, simulate: 1.2 };
type Method = keyof typeof limits;

const categories = ["performance", "accessibility", "best-practices", "seo"];
const largestPaint = "largest-contentful-paint";

/** Lighthouse on every page: its scores, and the largest paint compared with that of the floor. */
export async function paint(): Promise<Section> {
  return withSite(({ site, floor }) =>
    withChrome(async ({ port }) => {
      const scores = new Map<string, string>();
      for (const page of listedPaths) {
        const [phone, desktop] = [
          await audit(site + page, { port, onlyCategories: categories }),
          await audit(site + page, { port, onlyCategories: categories }, desktopConfig),
        ];
        scores.set(page, `${scoresOf(phone)}, ${scoresOf(desktop)}`);
      }
      const ratios = {
        devtools: await comparePaints(site, floor, { port, throttlingMethod: "devtools" }),
        simulate: await comparePaints(site, floor, { port, throttlingMethod: "simulate" }),
      };
      const rows = listedPaths.map((page) => {
        const cells = (method: Method) => ratios[method].get(page) ?? { paint: 0, ratio: 0 };
        return {
          page,
          "scores: phone, desktop": scores.get(page) ?? "",
          "throttled ms": Math.round(cells("devtools").paint),
          "× floor": Number(cells("devtools").ratio.toFixed(3)),
          "simulated ms": Math.round(cells("simulate").paint),
          "× floor, simulated": Number(cells("simulate").ratio.toFixed(3)),
        };
      });
      return {
        title: "Largest paint on a phone",
        text: [
          "Lighthouse 13. Scores: performance, accessibility, best practices, SEO; each must be 100. The",
          `largest paint is the median of ${runs}, with real throttling and simulated, compared with a page of`,
          "plain text (the floor) on the same server in the same run. Limits: 1.15 and 1.20 times the floor.",
        ].join("\n"),
        rows,
        failures: rows.flatMap((row) => [
          ...(/\b\d\d?\b/.test(row["scores: phone, desktop"])
            ? [`${row.page} scores ${row["scores: phone, desktop"]}; each must be 100`]
            : []),
          ...limit(`${row.page}, × the floor,`, row["× floor"], limits.devtools),
          ...limit(
            `${row.page}, × the floor, simulated,`,
            row["× floor, simulated"],
            limits.simulate,
          ),
        ]),
      };
    }),
  );
}

/** Measures each page and the floor in turn, so that a slow moment of the machine affects all. */
async function comparePaints(site: string, floor: string, flags: Flags) {
  const paints = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const page of ["floor", ...listedPaths]) {
      const url = page === "floor" ? floor : site + page;
      const value = await paintOf(url, { ...flags, onlyAudits: [largestPaint] });
      paints.set(page, [...(paints.get(page) ?? []), value]);
    }
  }
  const bare = median(paints.get("floor") ?? []);
  return new Map(
    [...paints].map(([page, values]) => {
      const paint = median(values);
      return [page, { paint, ratio: paint / bare }];
    }),
  );
}

/** Milliseconds. Lighthouse sometimes sees no paint, and then has no number. */
async function paintOf(url: string, flags: Flags): Promise<number> {
  for (let left = 3; left > 0; left -= 1) {
    const { audits } = await audit(url, flags);
    const value = audits[largestPaint]?.numericValue;
    if (value !== undefined) return value;
  }
  throw new Error(`Lighthouse saw no paint of ${url}`);
}

async function audit(url: string, flags: Flags, config?: typeof desktopConfig) {
  const run = await lighthouse(url, { ...flags, output: "json", logLevel: "silent" }, config);
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return run.lhr;
}

function scoresOf({ categories: found }: Awaited<ReturnType<typeof audit>>): string {
  return categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)).join(" ");
}
