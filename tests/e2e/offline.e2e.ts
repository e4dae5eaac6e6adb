import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { holdFont } from "../support/held-files.ts";
import { nextRelease, startServer } from "../support/releases.ts";
import { sampleSite } from "../support/sample.ts";
import { test as base, expect } from "../support/test.ts";

const test = base.extend<{ server: Awaited<ReturnType<typeof startServer>> }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer();
    await use(server);
    await server.goDown();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

// Without a connection browsers log each file that does not load; Firefox also what its worker was
// still fetching for a page that is left.
test.use({
  serviceWorkers: "allow",
  allowedFaults: /ERR_CONNECTION_REFUSED|status of|open-now|ServiceWorker intercepted/,
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

/** Waits until the worker is active: pages opened from then on are cached. */
async function workerActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Read each time: a release may replace the worker in the meantime.
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== "activated")
      await new Promise((done) => setTimeout(done, 50));
  });
}

/** The names of the caches of pages, of which each release has one. */
const pageCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("pages-")));

/** The paths in a cache. */
const pathsIn = (page: Page, name = "") =>
  page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  }, name);

test("offline, the pages that were read open, and the form works", async ({ page, server }) => {
  await page.goto("/about");
  await workerActive(page);
  await page.goto("/services");
  await page.goto("/contact");
  await wakeContactForm(page);
  await server.goDown();

  // The page that registered the worker was not opened again.
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Why we started" })).toBeVisible();
  await page.goto("/services");
  const ask = main(page).getByRole("link", { name: /^Ask about this/ });
  await ask.first().click();
  await expect(contactForm(page).service).toHaveValue("device-repair");
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();

  await page.goto("/legal");
  await expect(heading(page)).toHaveText("No connection");
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
    .toBe(true);
  await server.comeBack();
  await page.goto("/legal");
  await expect(heading(page)).not.toHaveText("No connection");
});

test("the worker registers after load and fetches few files", async ({ page, server }) => {
  await page.addInitScript(() => {
    // about:blank has no service workers in Firefox.
    const register = navigator.serviceWorker?.register;
    if (!register) return;
    navigator.serviceWorker.register = function (...worker) {
      performance.mark("register");
      return register.apply(this, worker);
    };
  });
  const letGo = await holdFont(page);
  await page.goto("/", { waitUntil: "commit" });
  // The script that registers the worker has run and has had an idle moment; the page is loading.
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  letGo();
  await page.waitForLoadState("load");
  await workerActive(page);
  const [registered, loaded] = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName("register");
    const [navigation] = performance.getEntriesByType("navigation");
    return [mark?.startTime, (navigation as PerformanceNavigationTiming).loadEventStart];
  });
  expect(registered).toBeGreaterThanOrEqual(loaded ?? Number.NaN);

  const ofPage = /\.woff2$|icon|\/page-scripts\./;
  expect(server.requested.filter((path) => !ofPage.test(path)).sort()).toEqual([
    "/",
    "/",
    "/offline",
    "/service-worker.js",
  ]);
});

test("with a data saver there is no worker", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const register = () => Promise.reject(performance.mark("register"));
    Object.assign(navigator.serviceWorker ?? {}, { register });
  });
  await page.goto("/");
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
  // Idle callbacks run in order: the one that registers the worker would be before this one.
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  expect(await page.evaluate(() => performance.getEntriesByName("register").length)).toBe(0);
});

test("each page is cached once, and at most 60 files with a hash", async ({ page }) => {
  await page.goto("/");
  await workerActive(page);
  await page.goto("/nowhere");
  await expect(heading(page)).toHaveText("404 Page Not Found");
  await page.goto("/services.html");
  await expect(page).toHaveURL("/services");
  await page.goto("/services?from=test");
  const [name] = await pageCaches(page);
  expect(await pathsIn(page, name)).toEqual(["/", "/services"]);

  await page.evaluate(async () => {
    const cache = await caches.open("assets");
    for (let index = 0; index < 70; index += 1) {
      await cache.put(`/_astro/old.${index}.js`, new Response(""));
    }
  });
  expect((await pathsIn(page, "assets")).length).toBeGreaterThanOrEqual(70);
  await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
  await expect.poll(async () => (await pathsIn(page, "assets")).length).toBe(60);
});

test("a new release replaces the cached pages that it can serve", async ({ page, server }) => {
  test.slow();
  /** Browsers look for a new worker some time after they have shown a page. */
  const patience = { timeout: 60_000 };
  const next = await nextRelease("pricing.html", "$249", "$259");
  await page.goto("/");
  await workerActive(page);
  for (const path of ["/about", "/services", "/contact", "/pricing"]) await page.goto(path);
  await expect(main(page)).toContainText("$249");
  const [before = ""] = await pageCaches(page);

  server.release(next.dist);
  server.fail({ "/about": 503, "/contact": 429, "/services": 404 });
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$259");
  await expect.poll(() => pageCaches(page), patience).not.toContain(before);
  const [after] = await pageCaches(page);
  // The page that is gone is no longer cached; those that are busy are cached as they were.
  expect(await pathsIn(page, after)).toEqual(["/", "/about", "/contact", "/pricing"]);
  await server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$259");
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Why we started" })).toBeVisible();

  await server.comeBack();
  server.fail({});
  server.release(sampleSite);
  await page.goto("/");
  await expect.poll(() => pageCaches(page), patience).toEqual([before]);
  await server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$249");
  next.remove();
});
