import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createSiteHandler } from "../../../deploy/site-handler.ts";
import { listedPaths } from "../../../src/content/pages.ts";
import { sampleSite, siteWithHelpDesk } from "../../support/sample.ts";
import { test as base, expect } from "../../support/test.ts";
import { openTooltip } from "../../support/tooltip.ts";

/** A server that can go down, change its release and fail at some paths, and records requests. */
async function startServer() {
  /** By path: a status with a short page, a page's text, "hang" or "half" of a response. */
  const failing: Record<string, number | string> = {};
  const state = { site: createSiteHandler(sampleSite), failing, requested: [] as string[] };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    state.requested.push(path);
    const failure = state.failing[path];
    const html = { "Content-Type": "text/html" };
    if (failure === undefined) state.site(request, response);
    else if (typeof failure === "number") response.writeHead(failure, html).end("<h1>No</h1>");
    else if (failure === "half") response.writeHead(200, html).write("<h1>Half</h1>");
    else if (failure !== "hang") response.writeHead(200, html).end(failure);
  });
  const listen = (port: number) => once(server.listen(port, "localhost"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://localhost:${port}`,
    /** Closes every connection and accepts no new one. */
    goDown() {
      server.close();
      server.closeAllConnections();
    },
    comeBack: () => listen(port),
  });
}

const test = base.extend<{ server: Awaited<ReturnType<typeof startServer>> }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer();
    await use(server);
    server.goDown();
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

test("after one visit pages, form and card work offline", async ({ page, server, contact }) => {
  test.slow();
  await page.goto("/about");
  await workerActive(page);
  server.goDown();

  await openTooltip(page);
  for (const path of listedPaths) {
    // Leads to the page, as the host does.
    await page.goto(`${path.replace(/\/$/, "/index")}.html?from=test`);
    await expect(heading(page)).not.toHaveText("No connection");
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto("/services");
  const ask = main(page).getByRole("link", { name: /^Ask about this/ });
  await ask.first().click();
  await expect(contact.service).toHaveValue("device-repair");
  await contact.ready();
  await contact.fill();
  await contact.send.click();
  // What opens the mail app would stop the download.
  await expect.poll(() => contact.mailUrls).toHaveLength(1);
  const downloading = page.waitForEvent("download");
  await page.getByRole("contentinfo").getByRole("link", { name: "Save our number" }).click();
  const card = await (await downloading).path();
  expect(readFileSync(card, "utf8")).toMatch(/^BEGIN:VCARD/);

  await page.goto("/nowhere");
  await expect(heading(page)).toHaveText("No connection");
  await server.comeBack();
  await main(page).getByRole("link", { name: "Try again", exact: true }).last().click();
  await expect(heading(page)).toHaveText("404 Page Not Found");
});

test("no worker is registered to save data, or where it is refused", async ({ page }) => {
  await page.addInitScript(() => {
    if (location.search === "?metered")
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    // As Firefox does where storage is blocked.
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get: () => {
        performance.mark("refused");
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  for (const [query, count] of Object.entries({ metered: 0, blocked: 1 })) {
    await page.goto(`/?${query}`);
    await page.locator("footer [data-open-now]:not(:empty)").waitFor();
    // Idle callbacks run in order: the one that registers the worker is before this one.
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    const refused = await page.evaluate(() => performance.getEntriesByName("refused").length);
    expect(refused, query).toBe(count);
  }
});

test("what scripts write into caches is not served or kept", async ({ page, server, contact }) => {
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
  await contact.open();
  await expect(page).toHaveTitle(/^Contact/);
  // Only a worker that starts anew checks the cache.
  await expect.poll(() => cached(page), patience).toEqual(before);
  server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$249");
});

test("a cached page is shown when the server fails, and no answer replaces it", {
  tag: "@sweep",
}, async ({ page, context, server }) => {
  await page.goto("/");
  await workerActive(page);
  server.failing = {
    "/about": 503,
    "/legal": "hang",
    "/self-service": "half",
    "/services": 404,
    "/pricing": "<h1>Log in to this network</h1>",
  };
  const shown = {
    "/about": "The person you call is the one who comes",
    "/legal": "Legal, in plain words",
    "/self-service": "Support for our customers",
    "/services": "No",
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
  server.goDown();
  await page.goto("/pricing");
  await expect(main(page)).toContainText("$249");
});

test("a new release replaces the old one as soon as it is complete", async ({ page, server }) => {
  test.slow();
  // The site with a help desk is the next release. It has other opening hours.
  const [pagesFile = ""] = globSync("_astro/pages.*", { cwd: siteWithHelpDesk });
  const hours = page.getByRole("contentinfo");
  await page.goto("/contact");
  await workerActive(page);
  const before = await releases(page);
  expect(before).toHaveLength(1);

  server.site = createSiteHandler(siteWithHelpDesk);
  server.failing = { [`/${pagesFile}`]: 503 };
  await page.goto("/pricing");
  await expect(hours).toContainText("Sat 10AM-2AM");
  await expect.poll(() => server.requested, patience).toContain(`/${pagesFile}`);
  server.goDown();
  await page.goto("/pricing");
  await expect(hours).toContainText("Sat 10AM-4PM");

  await server.comeBack();
  server.failing = {};
  await page.goto("/");
  await expect.poll(() => releases(page), patience).not.toEqual(before);
  await expect.poll(() => releases(page), patience).toHaveLength(1);
  server.goDown();
  await page.goto("/pricing");
  await expect(hours).toContainText("Sat 10AM-2AM");
});

test("the offline page says when the connection is back", async ({ page }) => {
  await page.goto("/offline");
  await expect(main(page).getByText("You’re back.")).toHaveCount(0);
  await page.locator("footer [data-open-now]:not(:empty)").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(main(page).locator("[aria-live]")).toHaveText("You’re back.");
});
