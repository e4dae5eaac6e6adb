import type { Locator, Page } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const site = "https://hubcityit.example";
const addressOf = (path: string) => (path === "/" ? `${site}/` : site + path);

test("every page tells browsers, search engines and other sites what it is", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
      "content",
      "width=device-width, initial-scale=1",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const openGraph = {
      type: "website",
      site_name: "Hub City IT",
      title: await page.title(),
      description: await contentOf(page.locator('meta[name="description"]')),
    };
    for (const [property, value] of Object.entries(openGraph)) {
      const tag = page.locator(`meta[property="og:${property}"]`);
      await expect(tag).toHaveAttribute("content", value);
    }
  }
});

test("every page gives its own address, without .html and without a slash at the end", async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    const canonical = page.locator('link[rel="canonical"]');
    await expect.soft(canonical).toHaveAttribute("href", addressOf(path));
    const shared = page.locator('meta[property="og:url"]');
    await expect.soft(shared).toHaveAttribute("content", addressOf(path));
  }
});

test("every title and description is its page's own and fits a search result", async ({ page }) => {
  const found = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    const title = await page.title();
    expect.soft(title.length, title).toBeGreaterThanOrEqual(10);
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    const description = await contentOf(page.locator('meta[name="description"]'));
    expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    found.add(title).add(description);
  }
  expect(found.size).toBe(2 * pages.length);
});

test("every page's landmarks and headings are in order", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `${path} leaves out a level`).toEqual([]);
  }
});

test("every page's HTML is valid", async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(await faultsOf(html), path).toEqual([]);
  }
});

test("no page asks another site for anything, or keeps anything in the browser", async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const { path } of pages) {
    await page.goto(path);
    await wakeEverything(page);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  }
  const foreign = asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"));
  expect(foreign).toEqual([]);
  expect(asked.length).toBeGreaterThan(pages.length);
});

const policy = new RegExp(
  [
    "^default-src 'none'",
    "script-src 'self'( 'sha256-[\\w+/=]{44}')*",
    "style-src 'self'( 'sha256-[\\w+/=]{44}')*",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action mailto:",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types site-worker$",
  ].join("; "),
);

test("every page, and the 404 page, is sent with the strict headers", async ({ request }) => {
  for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toMatch(policy);
    expect(headers).toMatchObject({
      "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      "cache-control": "public, max-age=0, must-revalidate",
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("on paper no page has its navigation", { tag: "@emulation" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
  }
});

test("with reduced motion nothing moves", { tag: "@emulation" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path } of pages) {
    await page.goto(path);
    await wakeEverything(page);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving, path).toBe(0);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});

test("every page follows the system's dark scheme", async ({ page }) => {
  for (const { path } of pages) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    expect(await lightnessOfPaper(page)).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await lightnessOfPaper(page)).toBeLessThan(60);
  }
});

test("nothing sticks out sideways on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of pages) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test("robots.txt lets everything be read and names the sitemap", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap-index.xml\n`,
  );
});

test("the sitemap lists exactly the seven pages", async ({ request }) => {
  const locations = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  };
  expect(await locations("/sitemap-index.xml")).toEqual([`${site}/sitemap-0.xml`]);
  const listed = await locations("/sitemap-0.xml");
  expect(listed.sort()).toEqual(pages.map(({ path }) => addressOf(path)).sort());
});

test.describe("the 404 page", () => {
  test.use({ allowedFaults: /status of 404/ });

  test("asks search engines to leave it out, and has no address of its own", async ({ page }) => {
    await page.goto("/nowhere");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page).toHaveTitle("404 Page Not Found | Hub City IT");
  });

  test("is valid HTML", async ({ request }) => {
    expect(await faultsOf(await (await request.get("/nowhere")).text())).toEqual([]);
  });
});

/** By the rules of .htmlvalidate.json. React's spelling of attributes is HTML's too. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** What html-validate finds, each as "rule: message (near)". */
async function faultsOf(html: string): Promise<string[]> {
  // Astro writes this one beside its first island; a page may have no style in its body otherwise.
  const page = html.replace(/<style>astro-island,[^<]*<\/style>/, "");
  const { results } = await validator.validateString(page, "dist/page.html");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Brings everything on screen once, and the focus to every stop, so that every island comes. */
async function wakeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (const element of document.querySelectorAll<HTMLElement>("a, input, button")) {
      element.focus();
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

async function contentOf(meta: Locator): Promise<string> {
  return (await meta.getAttribute("content")) ?? "";
}

/** How light the paper is, from 0 to 255. */
function lightnessOfPaper(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pixel = document.createElement("canvas").getContext("2d");
    if (!pixel) return Number.NaN;
    pixel.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
}
