import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium } from "@playwright/test";
import type * as WebVitals from "web-vitals/attribution";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";
import { systemBrowser } from "./system-browser.ts";
import { quiet, withSite } from "./with-site.ts";

declare const webVitals: typeof WebVitals;

/** What one visit to a page costs, as measured in the page. Times are in milliseconds. */
interface Visit {
  /** Interaction to Next Paint, with its element, and the delay, processing and presentation of the last. */
  inp: number;
  slowest: string;
  shift: number;
  shifted: string;
  /** The longest task after the load event. */
  longest: number;
  /** Bytes of script that the page has evaluated. */
  script: number;
}

type Visits = Record<string, Visit>;

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve("web-vitals")
    .replace(/[^/]+$/, "web-vitals.attribution.iife.js"),
  "utf8",
);

const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const slowdown = 4;
/** As in Lighthouse and DevTools: 150 ms per round trip, 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (75e4 / 8) * 0.9,
};

/** Time for what an interaction starts, such as a download. */
const pause = 700;

const menu = "[popovertarget]";
const send = "form [type=submit]";

const runs = Number(process.env.BENCH_RUNS ?? 3);

/** Walks through the site as a visitor does, on a phone four times slower than this machine. */
export async function session(): Promise<Section> {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({
    args: quiet,
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const walks = await withSite(async ({ site }) => {
    const results: Visits[] = [];
    while (results.length < runs) results.push(await walk(browser, site));
    return results;
  });
  await browser.close();
  const rows = Object.keys(walks[0] ?? {}).map((page) => {
    const visits = walks.flatMap((walked) => walked[page] ?? []);
    const { slowest = "", shifted = "" } = visits.at(-1) ?? {};
    const middle = (key: "inp" | "longest" | "script") => median(visits.map((each) => each[key]));
    const shift = Math.max(...visits.map((each) => each.shift));
    return {
      page,
      "INP ms": middle("inp"),
      interaction: slowest,
      CLS: `${Number(shift.toFixed(4))} ${shifted}`.trim(),
      "longest task ms": middle("longest"),
      "script bytes": middle("script"),
    };
  });
  return {
    title: "A session on a phone",
    text: [
      "375 px, CPU four times slower, slow 4G: menu, jump list, page to page, the form with mistakes,",
      "sending, the panel, tabs, Back. Counted by the web-vitals library; the median of three sessions,",
      "and the largest shift. Script is what a page has evaluated when it is left. Limits: INP 100 ms,",
      "CLS 0, no task over 100 ms after load.",
    ].join("\n"),
    rows,
    failures: rows.flatMap((row) => [
      ...limit(`INP on ${row.page} (${row.interaction})`, row["INP ms"], 100),
      ...limit(`CLS on ${row.page} (${row.CLS})`, Number.parseFloat(row.CLS), 0),
      ...limit(`The longest task on ${row.page}, in ms,`, row["longest task ms"], 100),
    ]),
  };
}

async function walk(browser: Browser, site: string): Promise<Visits> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devTools.send("Network.emulateNetworkConditions", slow4G);
  const tap = async (selector: string) => {
    await page.locator(selector).first().tap();
    await page.waitForTimeout(pause);
  };
  const type = async (name: string, text: string) => {
    await tap(`[name=${name}]`);
    await page.keyboard.type(text, { delay: 50 });
  };
  /** Follows a link, or goes Back, and scrolls through the next page. */
  const visit = async (path: string, go: () => Promise<unknown>) => {
    await go();
    // A page that the back-forward cache restores has no load event, and still its observers.
    await page.waitForFunction(isLoaded, path);
    if (!(await page.evaluate(() => "webVitals" in window))) {
      await page.evaluate(library);
      await page.evaluate(observe);
    }
    await page.waitForTimeout(2 * pause);
    await page.evaluate(scrollThrough);
  };
  const follow = (path: string, links = "header nav a") =>
    visit(path, () => page.locator(`${links}[href="${path}"]`).first().tap());
  /** Goes Back as often as it takes: fragments are entries of their own. */
  const back = (path: string) =>
    visit(path, async () => {
      do await page.goBack({ waitUntil: "commit" });
      while ((await page.evaluate(() => location.pathname)) !== path);
    });

  await visit("/", () => page.goto(`${site}/`));
  await tap(menu);
  await page.keyboard.press("Escape");
  for (const path of ["/services", "/pricing", "/about", "/self-service", "/contact"]) {
    await tap(menu);
    await follow(path);
    for (const jump of await page.locator("main a[href^='#']:visible").all()) await jump.tap();
  }
  await tap(send);
  await type("firstName", "Ana");
  await type("lastName", "Ortiz");
  await type("email", "ana");
  await type("message", "The screen is dark.");
  await tap(send);
  await type("email", "@example.com");
  // A tap would open a menu of the system.
  await page.locator("[name=service]").focus();
  await page.keyboard.press("ArrowDown");
  await tap(send);
  await tap("#notifications button");
  await tap("[data-copy=finished-message]");
  await tap("[data-part=edit]");
  await follow("/legal", "footer a");
  for (const text of ["terms", "disclaimer", "terms"]) await tap(`#tab-${text}`);
  await back("/contact");
  await type("message", "It was dropped.");
  const visits = await page.evaluate(() => JSON.parse(String(sessionStorage.getItem("visits"))));
  await context.close();
  return visits;
}

const isLoaded = (path: string) => location.pathname === path && document.readyState === "complete";

/** Collects the page's figures in the tab's storage, where they outlive the page. */
function observe(): void {
  const path = location.pathname;
  const add = (change: (visit: Visit) => Partial<Visit>) => {
    const visits: Visits = JSON.parse(sessionStorage.getItem("visits") ?? "{}");
    const none = { inp: 0, slowest: "", shift: 0, shifted: "", longest: 0, script: 0 };
    const visit = visits[path] ?? none;
    visits[path] = { ...visit, ...change(visit) };
    sessionStorage.setItem("visits", JSON.stringify(visits));
  };
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onINP(({ value, attribution }) => {
    const { interactionTarget, inputDelay, processingDuration, presentationDelay } = attribution;
    const parts = [inputDelay, processingDuration, presentationDelay].map(Math.round).join(" + ");
    const slowest = `${interactionTarget?.replace(/.*>/, "")} ${parts}`;
    add(({ inp }) => (value > inp ? { inp: value, slowest } : {}));
  }, options);
  webVitals.onCLS(({ value, attribution }) => {
    const shifted = attribution.largestShiftTarget?.replace(/.*>/, "") ?? "";
    add(({ shift }) => (value > shift ? { shift: value, shifted } : {}));
  }, options);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  new PerformanceObserver((list) => {
    const late = list
      .getEntries()
      .filter(({ startTime }) => startTime > (navigation?.loadEventEnd ?? 0));
    add(({ longest }) => ({ longest: Math.max(longest, ...late.map(({ duration }) => duration)) }));
  }).observe({ type: "longtask", buffered: true });
  addEventListener("pagehide", () => {
    const inline = [...document.scripts].filter(
      ({ src, type }) => !src && !/json|rules/.test(type),
    );
    const files = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    const bytes = [
      ...inline.map(({ text }) => text.length),
      ...(files as PerformanceResourceTiming[]).map(({ decodedBodySize }) => decodedBodySize),
    ];
    add(({ script }) => ({
      script: Math.max(
        script,
        bytes.reduce((a, b) => a + b, 0),
      ),
    }));
  });
}

/** Scrolls to the page's end and back, a viewport at a time. */
async function scrollThrough(): Promise<void> {
  for (const step of [1, -1]) {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollBy({ top: step * innerHeight, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
