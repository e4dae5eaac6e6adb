import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  formReady,
} from "../support/contact-form.ts";
import { holdFont } from "../support/held-files.ts";
import { pages } from "../support/pages.ts";
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
  allowedFaults: /ERR_CONNECTION_REFUSED|status of|ServiceWorker intercepted/,
});

/** Browsers look for a new worker some time after they have shown a page. */
const patience = { timeout: 60_000 };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

/** Waits until the worker is active, and so has cached the site. */
async function workerActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Read each time: a release may replace the worker in the meantime.
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== "activated")
      await new Promise((done) => setTimeout(done, 50));
  });
}

/** What the worker has cached, and the files of the pages, of which each release has one. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found[`${name} ${new URL(request.url).pathname}`] = text ?? "";
      }
    }
    return found;
  });
const releases = async (page: Page) =>
  Object.keys(await cached(page)).filter((name) => name.includes("/pages."));

test("offline after one visit, every page opens, and the form and the card work", async ({
  page,
  server,
}) => {
  test.slow();
  await page.goto("/about");
  await workerActive(page);
  await server.goDown();

  await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
  for (const { path } of pages) {
    await page.goto(`${path}?from=test`);
    await expect(heading(page)).not.toHaveText("No connection");
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto("/services");
  const ask = main(page).getByRole("link", { name: /^Ask about this/ });
  await ask.first().click();
  await expect(contactForm(page).service).toHaveValue("device-repair");
  await formReady(page);
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();
  const downloading = page.waitForEvent("download");
  await page.getByRole("contentinfo").getByRole("link", { name: "Save our number" }).click();
  const card = await (await downloading).path();
  expect(readFileSync(card, "utf8")).toMatch(/^BEGIN:VCARD/);

  await page.goto("/nowhere");
  await expect(heading(page)).toHaveText("No connection");
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
    .toBe(true);
  await server.comeBack();
  await main(page).getByRole("link", { name: "Try again", exact: true }).click();
  await expect(heading(page)).toHaveText("404 Page Not Found");
});

test("offline, each URL of a page leads where the host leads it", async ({ page, server }) => {
  await page.goto("/");
  await workerActive(page);
  const visit = async (paths: string[]) => {
    const visited: [url: string, heading: string | null][] = [];
    for (const path of paths) {
      await page.goto(server.url + path);
      visited.push([page.url().replace(server.url, ""), await heading(page).textContent()]);
    }
    return visited;
  };
  const leads = {
    "/about/": "/about",
    "/about.html": "/about",
    "/index.html": "/",
    "/services/index.html?from=test#cybersecurity": "/services?from=test#cybersecurity",
    "//pricing": "/pricing",
    "/self%2Dservice": "/self%2Dservice",
  };
  const online = await visit(Object.keys(leads));
  expect(online.map(([url]) => url)).toEqual(Object.values(leads));
  await server.goDown();
  expect(await visit(Object.keys(leads))).toEqual(online);
  expect(await visit(["/%", "/about/us"])).toEqual([
    ["/%", "No connection"],
    ["/about/us", "No connection"],
  ]);
});

test("the worker registers after load and fetches each file once", async ({ page, server }) => {
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
  await page.locator("[data-open-now]:not(:empty)").first().waitFor();
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

  // The test's own route to the font turns off the HTTP cache of the page.
  const ofPage = /\.woff2$|icon|manifest|\/page-scripts\./;
  const requested = server.requested.filter((path) => !ofPage.test(path));
  expect(requested.filter((path) => !path.startsWith("/_astro/")).sort()).toEqual([
    "/",
    "/service-worker.js",
  ]);
  expect(new Set(requested).size).toBe(requested.length);
});

test("no worker is registered to save data, and the page works where a browser refuses one", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      performance.mark("refused");
      throw new DOMException("blocked", "SecurityError");
    };
    if (location.search === "?metered")
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    if (location.search === "?getter")
      Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
    else Object.assign(navigator.serviceWorker ?? {}, { register: refuse });
  });
  for (const [query, count] of Object.entries({ metered: 0, getter: 1, register: 1 })) {
    await page.goto(`/?${query}`);
    await page.locator("[data-open-now]:not(:empty)").first().waitFor();
    // Idle callbacks run in order: the one that registers the worker is before this one.
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    const refused = await page.evaluate(() => performance.getEntriesByName("refused").length);
    expect(refused, query).toBe(count);
  }
});

test("what a script writes into the caches is neither served nor kept", async ({
  page,
  server,
}) => {
  await page.goto("/self-service");
  await workerActive(page);
  const before = await cached(page);
  await page.evaluate(async () => {
    const foreign = () =>
      new Response("document.title = 'foreign'", {
        headers: { "Content-Type": "text/javascript" },
      });
    for (const name of [...(await caches.keys()), "pages", "other"]) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) await cache.put(url, foreign());
      for (const path of ["/contact", "/pricing", "/contact.vcf"]) await cache.put(path, foreign());
    }
  });
  await page.goto("/contact");
  await formReady(page);
  await expect(page).toHaveTitle(/^Contact/);
  // Only a worker that starts anew checks the cache.
  await expect.poll(() => cached(page), patience).toEqual(before);
  await server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$249");
});

test("a cached page is shown when the server fails, and no answer replaces it", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/");
  await workerActive(page);
  server.fail({
    "/about": 503,
    "/contact": 429,
    "/legal": "hang",
    "/self-service": "half",
    "/services": 404,
    "/nowhere": 500,
    "/pricing": "<h1>Log in to this network</h1>",
  });
  const shown = {
    "/about": "A small shop in Lubbock",
    "/contact": "Tell us what’s wrong",
    "/legal": "Legal, in plain words",
    "/self-service": "Self service for our customers",
    "/services": "No",
    "/nowhere": "No",
    "/pricing": "Log in to this network",
  };
  // In tabs of their own: the worker waits for what hangs.
  await Promise.all(
    Object.entries(shown).map(async ([path, text]) => {
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(heading(tab)).toHaveText(text);
    }),
  );
  await server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$249");
});

test("a new release replaces the old one as soon as it is complete, and an open page stays one of the old", async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const next = await nextRelease("$249", "$259");
  await page.goto("/contact");
  await workerActive(page);
  const before = await releases(page);
  expect(before).toHaveLength(1);
  const other = await context.newPage();

  server.release(next.dist);
  server.fail({ [next.pages]: 503 });
  await other.goto("/pricing");
  await expect(main(other)).toContainText("$259");
  await expect.poll(() => server.requested, patience).toContain(next.pages);
  await server.goDown();
  await other.goto("/pricing");
  await expect(main(other)).toContainText("$249");

  await server.comeBack();
  server.fail({});
  await other.goto("/");
  await expect.poll(() => releases(other), patience).not.toEqual(before);
  await expect.poll(() => releases(other), patience).toHaveLength(1);
  await server.goDown();
  await other.goto("/pricing");
  await expect(main(other)).toContainText("$259");
  // Neither the server nor the worker has this script any more.
  await page.bringToFront();
  await formReady(page);

  await server.comeBack();
  server.release(sampleSite);
  await other.goto("/");
  await expect.poll(() => releases(other), patience).toEqual(before);
  await server.goDown();
  await other.goto("/pricing");
  await expect(main(other)).toContainText("$249");
  next.remove();
});
