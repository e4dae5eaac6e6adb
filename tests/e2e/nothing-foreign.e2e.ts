import type { BrowserContext, Page } from "@playwright/test";
import { helpDeskSite, provideHelpDesk, widgetAddress } from "../support/help-desk.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** The addresses of all that the pages of a context ask for, but what stands in a page itself. */
function collectRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on("request", (request) => {
    if (!/^(data|blob|mailto):/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Does what wakes every island: the keyboard goes through the page, the mouse over it. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("astro-island, a, button, input")) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      if (element instanceof HTMLElement) element.focus();
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

/** What the browser keeps for the site: cookies, values and databases. */
async function kept(page: Page): Promise<unknown> {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
    }))),
  };
}

const nothing = { cookies: [], local: {}, session: {}, databases: [] };

test("no page asks anybody else for anything, sets a cookie or keeps a word", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const requests = collectRequests(context);
  for (const { path } of pages) {
    await page.goto(path);
    await useEverything(page);
    expect(await kept(page), path).toEqual(nothing);
  }
  expect(requests.length).toBeGreaterThan(pages.length);
  expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test("what a visitor writes into the contact form is kept nowhere", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Ortiz");
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Screen is dark.");
  await useEverything(page);
  expect(await kept(page)).toEqual(nothing);
  await page.goto("/");
  expect(await kept(page)).toEqual(nothing);
});

test.describe("with a help desk", () => {
  test.use({ baseURL: helpDeskSite });

  test("only the page with the widget asks the provider, and for what the widget is made of", async ({
    page,
    context,
  }) => {
    test.slow();
    const requests = collectRequests(context);
    await provideHelpDesk(page);
    const foreign = new Map<string, string[]>();
    for (const { path } of pages) {
      const before = requests.length;
      await page.goto(path);
      await useEverything(page);
      const asked = requests.slice(before).filter((url) => !url.startsWith(helpDeskSite));
      if (asked.length > 0) foreign.set(path, asked);
    }
    const styles = "https://css.zohostatic.com/support/feedbackwidget.css";
    expect([...foreign]).toEqual([["/self-service", [widgetAddress, styles]]]);
    expect(await kept(page)).toEqual(nothing);
  });
});
