import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { listedPaths } from "./listed-paths.ts";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";
import { pageSizes } from "./sizes.ts";
import { dist, withChrome, withSite } from "./with-site.ts";

const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Bytes. A page's HTML with its CSS; all that Home, or another page, loads before it is used. */
const limits = { html: 14_336, home: 30_000, page: 35_000 };

/** What a page consists of, and what it costs before first paint. */
export async function pages(): Promise<Section> {
  const sizes = pageSizes(dist);
  const rows = await withSite(({ site, floor }) =>
    withChrome(async ({ browser }) => {
      const results = [];
      for (const page of ["floor", ...listedPaths]) {
        const loads: Awaited<ReturnType<typeof load>>[] = [];
        while (loads.length < runs)
          loads.push(await load(browser, page === "floor" ? floor : site + page));
        const [first] = loads as [(typeof loads)[0]];
        const time = (key: "parse" | "style") => median(loads.map((each) => each[key])).toFixed(1);
        results.push({
          page,
          "HTML bytes": sizes[join(page.slice(1) || "index").concat(".html")] ?? 0,
          bytes: first.bytes,
          requests: first.requests,
          "before paint": first.early,
          elements: first.elements,
          rules: first.rules,
          properties: first.properties,
          "parse ms": time("parse"),
          "style ms": time("style"),
        });
      }
      return results;
    }),
  );
  return {
    title: "What a page consists of",
    text: [
      "HTML with its CSS (brotli), and what the page loads before it is used, headers included. Requests",
      "before first paint are the page and its font. Rules and custom properties are those of its CSS.",
      "Parsing and styles are before first paint, on a phone four times slower than this machine, median of",
      `${runs}. Limits: ${limits.html} bytes of HTML; ${limits.home} bytes for Home, ${limits.page} for another page; two`,
      "requests before first paint.",
    ].join("\n"),
    rows,
    failures: rows
      .filter(({ page }) => page !== "floor")
      .flatMap((row) => [
        ...limit(`HTML of ${row.page}, in bytes,`, row["HTML bytes"], limits.html),
        ...limit(
          `All of ${row.page}, in bytes,`,
          row.bytes,
          row.page === "/" ? limits.home : limits.page,
        ),
        ...limit(`Requests of ${row.page} before first paint, in number,`, row["before paint"], 2),
      ]),
  };
}

async function load(browser: Browser, url: string) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 375, height: 812, isMobile: true, hasTouch: true });
  await tab.emulateCPUThrottling(4);
  const traffic = await watchTraffic(tab);
  await tab.tracing.start({ categories: ["devtools.timeline", "loading", "blink.user_timing"] });
  await tab.goto(url, { waitUntil: "networkidle0" });
  // On a slow machine the network is idle before first paint.
  await tab.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const trace = await tab.tracing.stop();
  const counts = await tab.evaluate(count);
  await context.close();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  return { ...counts, ...traffic(), ...timesOf(traceEvents, tab.url()) };
}

/** Returns what reads the bytes and requests of the page until then, without its service worker's. */
async function watchTraffic(tab: Page) {
  const devTools = await tab.createCDPSession();
  await devTools.send("Network.enable");
  const sizes: number[] = [];
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  return () => ({ requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) });
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  args?: { beginData?: { url?: string } };
}

/**
 * Milliseconds of parsing HTML and CSS, and of computing styles, before the page's first paint.
 * @throws {Error} when the trace has no first paint of the page's process
 */
function timesOf(events: readonly TraceEvent[], url: string) {
  // The browser's own pages run and paint in processes of their own.
  const page = events.find(
    ({ name, args }) => name === "ParseHTML" && args?.beginData?.url === url,
  )?.pid;
  const own = events.filter(({ pid }) => pid === page);
  const painted = own.find(({ name }) => name === "firstPaint");
  if (!painted) throw new Error(`The trace of ${url} has no first paint.`);
  const time = (named: string) =>
    own
      .filter(({ name, ts }) => name === named && ts < painted.ts)
      .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  return { parse: time("ParseHTML"), style: time("UpdateLayoutTree") };
}

/** Counts in the page, after it has loaded. */
function count() {
  const rules: CSSStyleRule[] = [];
  const collect = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push(rule);
      if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const properties = new Set(
    rules.flatMap(({ style }) => [...style].filter((name) => name.startsWith("--"))),
  );
  const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
  const early = performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < paint);
  return {
    elements: document.getElementsByTagName("*").length,
    rules: rules.length,
    properties: properties.size,
    early: early.length + 1,
  };
}
