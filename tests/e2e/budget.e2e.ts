import type { Page } from "@playwright/test";
import { launchWithBackForwardCache, restoredOnBack } from "../support/back-forward-cache.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { brotliBytes, bytesOnTheWire } from "../support/wire.ts";

/** What a page asked for, by the path of each address. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, renderBlockingStatus } = entry as PerformanceResourceTiming & {
        renderBlockingStatus?: string;
      };
      return { path: new URL(name).pathname, startTime, renderBlockingStatus };
    }),
  );

/** The paths that a page asked for before its first paint. */
async function askedBeforePaint(page: Page): Promise<string[]> {
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const paint = (await painted.jsonValue()) ?? 0;
  const early = (await requestsOf(page)).filter(({ startTime }) => startTime < paint);
  return early.map(({ path }) => path);
}

/** The page's own inline scripts that run; data blocks do not. */
const inlineScripts = (page: Page) =>
  page.locator("script:not([src])").evaluateAll((scripts) =>
    scripts
      .filter((script) => !/json|speculationrules/.test(script.getAttribute("type") ?? ""))
      .map((script) => script.textContent)
      .join("\n"),
  );

const scriptsOf = async (page: Page) =>
  [...new Set((await requestsOf(page)).map(({ path }) => path))].filter((path) =>
    path.endsWith(".js"),
  );

async function scriptBytes(page: Page, baseURL: string): Promise<number> {
  const files = await Promise.all(
    (await scriptsOf(page)).map((path) => bytesOnTheWire(`${baseURL}${path}`)),
  );
  const inline = brotliBytes(await inlineScripts(page));
  return files.reduce((sum, bytes) => sum + bytes, inline);
}

/** Reaches for everything that brings an island. */
async function wantEverything(page: Page): Promise<void> {
  const end = page.getByRole("contentinfo");
  await end.getByRole("link", { name: "Facebook" }).focus();
  const field = page.getByRole("main").getByRole("textbox").first();
  if (await field.count()) await field.focus();
  const tab = page.getByRole("main").getByRole("tab").first();
  if (await page.getByText("Business Service Terms").count()) await expect(tab).toBeVisible();
  await page.waitForLoadState("networkidle");
}

for (const { path, name } of [...pages, { path: "/nowhere", name: "the 404 page" }]) {
  test(`${name}: the HTML with its CSS is at most 14,336 bytes`, async ({ baseURL }) => {
    expect(await bytesOnTheWire(`${baseURL}${path}`)).toBeLessThanOrEqual(14_336);
  });
}

for (const { path, name } of pages) {
  test(`${name}: nothing stands between the HTML and the first paint, and only the face is asked for`, {
    tag: "@chromium",
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = await requestsOf(page);
    expect(requests.filter((each) => each.renderBlockingStatus === "blocking")).toEqual([]);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
    expect(await askedBeforePaint(page)).toEqual([expect.stringMatching(/\.woff2$/)]);
  });

  test(`${name}: all its islands together are at most 95 KB of script, and none comes twice`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await wantEverything(page);
    expect(await scriptBytes(page, baseURL ?? "")).toBeLessThanOrEqual(95_000);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test(`${name}: Back and forward bring the page from the browser's own store`, {
    tag: "@chromium",
  }, async ({ launchOptions, baseURL }) => {
    const browser = await launchWithBackForwardCache(launchOptions);
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto(path);
    const away = path === "/about" ? "/pricing" : "/about";
    expect(await restoredOnBack(page, () => page.goto(away))).toBe(true);
    await browser.close();
  });
}

test("however late the first paint is, the scripts of page and islands come after it", {
  tag: "@chromium",
}, async ({ page }) => {
  // Holds back the paint and nothing else, for longer than any patience.
  const late = '<script async blocking="render" src="/late.js"></script>';
  await page.route("/legal", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<head>", `<head>${late}`);
    await route.fulfill({ response, body });
  });
  await page.route("/late.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/legal");
  await expect(page.getByRole("tab")).toHaveCount(2);
  expect(await askedBeforePaint(page)).toEqual(["/late.js", expect.stringMatching(/\.woff2$/)]);
});

for (const path of ["/", "/services", "/pricing", "/about"]) {
  test(`${path} runs at most 2 KB of script before the visitor does something`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await scriptBytes(page, baseURL ?? "")).toBeLessThanOrEqual(2_048);
  });
}

test("Home with its drawing and its font is at most 45 KB in all", async ({ page, baseURL }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const paths = new Set((await requestsOf(page)).map((request) => request.path));
  const sizes = await Promise.all(
    ["/", ...paths].map((path) => bytesOnTheWire(`${baseURL}${path}`)),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(45_000);
});

test.describe("the next page", () => {
  const rulesOf = async (page: Page) =>
    JSON.parse((await page.locator("script[type=speculationrules]").textContent()) ?? "{}");

  test("is prepared by the browser's own rules, and Self Service is fetched but not run", async ({
    page,
  }) => {
    await page.goto("/");
    const { prerender, prefetch } = await rulesOf(page);
    expect(prerender[0].where.and).toContainEqual({ not: { href_matches: "/self-service*" } });
    expect(prefetch[0].where).toEqual({ href_matches: "/self-service" });
    expect(prerender[0].eagerness).toBe("moderate");
  });

  /** The pages that are asked for while the visitor stays where they are. */
  const fetchedAhead = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === "fetch" && pathname === "/services") paths.push(pathname);
    });
    return paths;
  };

  /** A browser without speculation rules, on a connection of this kind. */
  const withoutRules = (page: Page, connection: object) =>
    page.addInitScript((kind) => {
      Object.defineProperty(HTMLScriptElement, "supports", { value: () => false });
      Object.defineProperty(navigator, "connection", { value: kind });
    }, connection);

  test("is fetched ahead where the browser has no such rules, each once", async ({ page }) => {
    await withoutRules(page, {});
    const paths = fetchedAhead(page);
    await page.goto("/legal", { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Device Repair" }).focus();
    await expect.poll(() => paths).toEqual(["/services"]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Network" }).focus();
    await page.waitForLoadState("networkidle");
    expect(paths).toEqual(["/services"]);
  });

  for (const [kind, connection] of [
    ["one that saves data", { saveData: true }],
    ["a metered one", { type: "cellular" }],
  ] as const) {
    test(`is left alone on ${kind}`, async ({ page }) => {
      await withoutRules(page, connection);
      const paths = fetchedAhead(page);
      await page.goto("/legal", { waitUntil: "networkidle" });
      await page.getByRole("contentinfo").getByRole("link", { name: "Device Repair" }).focus();
      await page.waitForLoadState("networkidle");
      expect(paths).toEqual([]);
    });
  }
});
