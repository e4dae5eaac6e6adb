import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { holdFont } from "../support/held-files.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { buildRelease, type Server, startServer } from "../support/releases.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// Without a connection the browser logs each file that it can't get; Firefox also what its worker
// was still getting for a page that is left.
test.use({
  serviceWorkers: "allow",
  allowedFaults: /ERR_CONNECTION_REFUSED|status of 404|open-now|ServiceWorker intercepted/,
});

/** A browser looks for a new worker a while after it has shown a page. */
const patience = { timeout: 60_000 };

let server: Server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(() => server.goDown());

const visit = (page: Page, path: string) => page.goto(server.url + path);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const kept = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the worker answers for the site: pages opened from then on are kept. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asked anew each time: a release may replace the worker meanwhile.
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== "activated")
      await new Promise((done) => setTimeout(done, 50));
  });
}

async function expectOfflinePage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("No connection");
  const main = page.getByRole("main");
  const numbers = main.getByRole("link", { name: "(806) 555-0142" });
  // In the last step, and beside the steps.
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all())
    await expect(number).toHaveAttribute("href", "tel:+18065550142");
  await expect(main.getByRole("link", { name: "hello@hubcityit.example" })).toHaveAttribute(
    "href",
    "mailto:hello@hubcityit.example",
  );
  await expect(main).toContainText("Mon-Fri 3PM-7PM");
  await expect(main).toContainText("Sat 10AM-4PM");
  const steps = main.getByRole("region", { name: "What to try first" }).locator("ol > li");
  expect(await steps.count()).toBeGreaterThanOrEqual(3);
}

test("without a connection the pages that were read still open, and another says what to try", async ({
  page,
}) => {
  await visit(page, "/");
  await workerReady(page);
  await visit(page, "/pricing");
  await server.goDown();

  await visit(page, "/");
  await expect(heading(page)).toHaveText("Practical IT for Small Business & Residential");
  await page.locator('footer a[href="/legal"]').click();
  await expectOfflinePage(page);
  await visit(page, "/pricing");
  await expect(page.getByRole("main")).toContainText("$249");
  const font = await page.evaluate(async () => {
    const faces = await document.fonts.load("700 1em 'National Park'", "A").catch(() => []);
    return faces.length + [...document.fonts].filter(({ status }) => status === "loaded").length;
  });
  expect(font).toBeGreaterThan(0);

  await server.comeBack();
  await visit(page, "/legal");
  await expect(page.getByRole("tab")).toHaveCount(2);
});

test("the page that the worker came with is kept without being opened again", async ({ page }) => {
  await visit(page, "/about");
  await workerReady(page);
  await server.goDown();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Why we started" })).toBeVisible();
});

test("a kept page opens with any query, and its deep link works", async ({ page }) => {
  await visit(page, "/contact");
  await workerReady(page);
  await visit(page, "/services");
  await server.goDown();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Ask about this/ })
    .first()
    .click();
  await expect(contactForm(page).service).toHaveValue("device-repair");
});

test("a message can be made without a connection", async ({ page }) => {
  await visit(page, "/contact");
  await workerReady(page);
  await page.reload();
  await wakeContactForm(page);
  await server.goDown();
  await page.reload();
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();
  expect(requests).toHaveLength(1);
});

test("the worker comes after the page, and asks for few files", async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page before this one has no workers in Firefox.
    const register = navigator.serviceWorker?.register;
    if (!register) return;
    navigator.serviceWorker.register = function (...worker) {
      performance.mark("worker asked for");
      return register.apply(this, worker);
    };
  });
  const letGo = await holdFont(page);
  await page.goto(server.url, { waitUntil: "commit" });
  // The script that asks for the worker is there and has had an idle moment; the page is not.
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  letGo();
  await page.waitForLoadState("load");
  await workerReady(page);
  const [asked, loaded] = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName("worker asked for");
    const [navigation] = performance.getEntriesByType("navigation");
    return [mark?.startTime, (navigation as PerformanceNavigationTiming).loadEventStart];
  });
  expect(asked).toBeGreaterThanOrEqual(loaded ?? Number.NaN);

  const own = /\.woff2$|icon|\/page-scripts\./;
  expect(server.asked.filter((path) => !own.test(path)).sort()).toEqual([
    "/",
    "/",
    "/offline",
    "/service-worker.js",
  ]);
});

test("on a connection that is to be spared there is no worker", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(page, "/");
  await page.waitForTimeout(2_000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(server.asked).not.toContain("/service-worker.js");
});

test("what is no page of the site is not kept", async ({ page }) => {
  await visit(page, "/");
  await workerReady(page);
  await visit(page, "/nowhere");
  await expect(heading(page)).toHaveText("404 Page Not Found");
  await visit(page, "/services.html");
  await expect(page).toHaveURL(/\/services$/);
  const paths = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith("pages-")) continue;
      const cache = await caches.open(name);
      found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname));
    }
    return found.sort();
  });
  expect(paths).toEqual(["/", "/services"]);
  await server.goDown();
  await visit(page, "/nowhere");
  await expectOfflinePage(page);
});

test("files with a hash in their name are kept within bounds", async ({ page }) => {
  await visit(page, "/");
  await workerReady(page);
  await page.reload();
  const count = await page.evaluate(async () => {
    const cache = await caches.open("assets");
    for (let index = 0; index < 70; index += 1) {
      await cache.put(`/_astro/old.${index}.js`, new Response(""));
    }
    return (await cache.keys()).length;
  });
  expect(count).toBeGreaterThanOrEqual(70);
  await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
  const size = () => page.evaluate(async () => (await (await caches.open("assets")).keys()).length);
  await expect.poll(size).toBe(60);
});

test.describe("a new release", () => {
  test.describe.configure({ timeout: 120_000 });
  let next: ReturnType<typeof buildRelease>;

  test.beforeAll(() => {
    next = buildRelease("prices.yaml", "amount: 249", "amount: 259");
  });

  test.afterAll(() => next.remove());

  test("shows at once, with a connection", async ({ page }) => {
    await visit(page, "/pricing");
    await workerReady(page);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("$249");
    server.release(next.dist);
    await visit(page, "/pricing");
    await expect(page.getByRole("main")).toContainText("$259");
  });

  test("replaces the one before: what was read is kept anew, and nothing old is left", async ({
    page,
  }) => {
    await visit(page, "/");
    await workerReady(page);
    await visit(page, "/pricing");
    await visit(page, "/about");
    const before = (await kept(page)).filter((name) => name.startsWith("pages-"));
    expect(before).toHaveLength(1);

    server.release(next.dist);
    await visit(page, "/");
    const pages = async () => (await kept(page)).filter((name) => name.startsWith("pages-"));
    await expect.poll(async () => (await pages()).includes(before[0] ?? ""), patience).toBe(false);
    expect(await pages()).toHaveLength(1);

    await server.goDown();
    await visit(page, "/pricing");
    await expect(page.getByRole("main")).toContainText("$259");
    await visit(page, "/about");
    await expect(page.getByRole("heading", { name: "Why we started" })).toBeVisible();
    await visit(page, "/legal");
    await expectOfflinePage(page);
  });

  test("of a site that is busy meanwhile costs no kept page; one that is gone goes", async ({
    page,
  }) => {
    await visit(page, "/");
    await workerReady(page);
    for (const path of ["/pricing", "/about", "/services"]) await visit(page, path);
    const before = (await kept(page)).find((name) => name.startsWith("pages-")) ?? "";

    const answers: Record<string, number> = { "/pricing": 503, "/about": 429, "/services": 404 };
    server.spoil((path, response) => {
      const status = answers[path];
      if (status) response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>No</h1>");
      return Boolean(status);
    });
    server.release(next.dist);
    await visit(page, "/");
    await expect.poll(async () => (await kept(page)).includes(before), patience).toBe(false);

    await server.goDown();
    await visit(page, "/pricing");
    await expect(page.getByRole("main")).toContainText("$249");
    await visit(page, "/about");
    await expect(page.getByRole("heading", { name: "Why we started" })).toBeVisible();
    await visit(page, "/services");
    await expectOfflinePage(page);
  });

  test("the release before, put back, replaces it again", async ({ page }) => {
    server.release(next.dist);
    await visit(page, "/pricing");
    await workerReady(page);
    server.release(sampleSite);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("$249");
    const old = async () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
        const texts = names.map(async (name) => {
          const page = await (await caches.open(name)).match("/pricing");
          return page ? (await page.text()).includes("$259") : false;
        });
        return (await Promise.all(texts)).includes(true);
      });
    await expect.poll(old, patience).toBe(false);
  });
});
