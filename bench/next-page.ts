import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";
import { withChrome, withSite } from "./with-site.ts";

const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Milliseconds from the click to the next page's largest paint. */
const limits = { prepared: 80, cold: 170 };

/** Milliseconds that the visitor hovers over a link before the click. */
const hoverTime = 2000;

interface Click {
  paint: number;
  /** How the page loaded: "prerender", "navigational-prefetch" or "network". */
  delivery: string;
}

/** Clicks from Home to other pages, alternately prepared and cold. */
export async function nextPage(): Promise<Section> {
  const rows = await withSite(({ site }) =>
    withChrome(async ({ browser }) => {
      const results: { to: string; "prepared ms": number; "cold ms": number; delivery: string }[] =
        [];
      for (const to of ["/services", "/pricing"]) {
        const [cold, prepared]: [Click[], Click[]] = [[], []];
        for (let run = 0; run < runs; run += 1) {
          cold.push(await clickThrough(browser, site, to, 0));
          prepared.push(await clickThrough(browser, site, to, hoverTime));
        }
        const time = (clicks: Click[]) => Math.round(median(clicks.map(({ paint }) => paint)));
        const delivery = prepared.at(-1)?.delivery ?? "";
        results.push({ to, "prepared ms": time(prepared), "cold ms": time(cold), delivery });
      }
      return results;
    }),
  );
  return {
    title: "From the click to the next page's largest paint",
    text: [
      "From Home on a wide screen, after hovering over the link, and with nothing prepared and an empty",
      `cache. No throttling, median of ${runs}. Limits: ${limits.prepared} ms prepared, ${limits.cold} ms cold.`,
    ].join("\n"),
    rows,
    failures: rows.flatMap((row) => [
      ...limit(`Click to ${row.to}, prepared, in ms,`, row["prepared ms"], limits.prepared),
      ...limit(`Click to ${row.to}, cold, in ms,`, row["cold ms"], limits.cold),
    ]),
  };
}

async function clickThrough(
  browser: Browser,
  site: string,
  page: string,
  pause: number,
): Promise<Click> {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 1440, height: 900 });
  await tab.goto(`${site}/`);
  const link = `header nav a[href="${page}"]`;
  if (pause > 0) await tab.hover(link);
  else await removeSpeculationRules(tab);
  await wait(pause);
  // Puppeteer's click never resolves when it activates a prerendered page.
  await Promise.race([tab.click(link), wait(1000)]);
  await wait(1000);
  const click = await tab.evaluate(readPaint);
  await context.close();
  return click;
}

function removeSpeculationRules(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const rules of document.querySelectorAll("script[type=speculationrules]")) rules.remove();
  });
}

/** The time since the click, which starts the navigation or the activation. */
function readPaint(): Promise<Click> {
  return new Promise((resolve) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { activationStart = 0, deliveryType = "" } = (navigation ?? {}) as {
      activationStart?: number;
      deliveryType?: string;
    };
    new PerformanceObserver((list) => {
      const paint = (list.getEntries().at(-1)?.startTime ?? 0) - activationStart;
      const delivery = activationStart > 0 ? "prerender" : deliveryType || "network";
      resolve({ paint: Math.max(paint, 0), delivery });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
