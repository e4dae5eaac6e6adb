import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { median } from "./median.ts";

/** The time from the click on a link to the next page's largest paint, in milliseconds. */
export interface NextPage {
  page: string;
  /** After hovering over the link: the browser has prepared the page. */
  prepared: number;
  /** With nothing prepared and an empty cache. */
  cold: number;
  ratio: number;
  /** How the prepared page loaded: "prerender", "navigational-prefetch" or "network". */
  delivery: string;
}

interface Click {
  paint: number;
  delivery: string;
}

/** Milliseconds that the visitor hovers over a link before the click. */
const hoverTime = 2000;

/**
 * Clicks from Home to the page, alternately prepared and cold. Uses Puppeteer because Playwright
 * disables prerendering.
 */
export async function measureNextPage(
  site: string,
  page: string,
  { port, runs }: { port: number; runs: number },
): Promise<NextPage> {
  const browser = await puppeteer.connect({
    browserURL: `http://localhost:${port}`,
    defaultViewport: { width: 1440, height: 900 },
  });
  const cold: Click[] = [];
  const prepared: Click[] = [];
  for (let run = 0; run < runs; run += 1) {
    cold.push(await clickThrough(browser, site, page, 0));
    prepared.push(await clickThrough(browser, site, page, hoverTime));
  }
  await browser.disconnect();
  const times = { prepared: timeOf(prepared), cold: timeOf(cold) };
  const delivery = prepared.at(-1)?.delivery ?? "";
  return { page, ...times, ratio: times.prepared / times.cold, delivery };
}

const timeOf = (clicks: readonly Click[]) => median(clicks.map(({ paint }) => paint));

async function clickThrough(
  browser: Browser,
  site: string,
  page: string,
  pause: number,
): Promise<Click> {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
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
