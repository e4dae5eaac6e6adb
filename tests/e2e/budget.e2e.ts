import type { Page } from "@playwright/test";
import { launchWithBackForwardCache, restoredOnBack } from "../support/back-forward-cache.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** What a page requested. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, responseEnd, renderBlockingStatus } =
        entry as PerformanceResourceTiming & { renderBlockingStatus?: string };
      return { path: new URL(name).pathname, startTime, responseEnd, renderBlockingStatus };
    }),
  );

for (const { path } of pages) {
  test(`${path} requests only its font before the first paint`, { tag: "@chromium" }, async ({
    page,
  }) => {
    // Disables the fallback of after-paint.ts, which a busy machine reaches before the paint.
    await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = await requestsOf(page);
    expect(requests.filter((each) => each.renderBlockingStatus === "blocking")).toEqual([]);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName("first-paint")[0]?.startTime,
    );
    const paint = (await painted.jsonValue()) ?? 0;
    const early = requests.filter(({ startTime }) => startTime < paint);
    expect(early.map((each) => each.path)).toEqual([expect.stringMatching(/\.woff2$/)]);
  });
}

test("every page is restored from the back-forward cache", { tag: "@chromium" }, async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await launchWithBackForwardCache(launchOptions);
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  for (const [index, { path }] of pages.entries()) {
    await page.goto(path);
    const restored = await restoredOnBack(page, () => page.goto(pages.at(index - 1)?.path ?? ""));
    expect(restored, path).toBe(true);
  }
  await browser.close();
});

test("scripts load after the first paint, however late it is", { tag: "@chromium" }, async ({
  page,
}) => {
  // Delays only the paint, for longer than the fallback of after-paint.ts.
  const blocking = '<script async blocking="render" src="/late.js"></script>';
  await page.route("/legal", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<head>", `<head>${blocking}`);
    await route.fulfill({ response, body });
  });
  await page.route("/late.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/legal", { waitUntil: "networkidle" });
  const requests = await requestsOf(page);
  const late = requests.find(({ path }) => path === "/late.js");
  const scripts = requests.filter(({ path }) => /^\/_astro\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { startTime } of scripts)
    expect(startTime).toBeGreaterThan(late?.responseEnd ?? Number.NaN);
});

test("without speculation rules the next page is prefetched once, except to save data", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, "supports", { value: () => false });
    const value = JSON.parse(decodeURIComponent(location.search.slice(1)) || "{}");
    Object.defineProperty(navigator, "connection", { value });
  });
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" && pathname === "/services") paths.push(pathname);
  });
  for (const connection of [{ saveData: true }, { type: "cellular" }, {}]) {
    await page.goto(`/pricing?${JSON.stringify(connection)}`, { waitUntil: "networkidle" });
    expect(paths).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Device Repair" }).focus();
    await page.getByRole("contentinfo").getByRole("link", { name: "Network" }).focus();
  }
  await expect.poll(() => paths).toEqual(["/services"]);
});
