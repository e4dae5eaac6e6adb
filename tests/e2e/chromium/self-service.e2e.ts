import type { Page, Route } from "@playwright/test";
import { helpDeskSite, provideHelpDesk, respond, widgetAddress } from "../../support/help-desk.ts";
import { expect, test } from "../../support/test.ts";

const loading = "The ticket form is loading.";
const slow = "The ticket form is taking long. You can wait, or reach us directly.";
const failed =
  "The ticket form could not be loaded. Reach us directly and we open the ticket for you.";
const noScript =
  "The ticket form needs JavaScript. Without it, reach us directly and we open the ticket for you.";

const request = (page: Page) => page.getByRole("region", { name: "Submit Your Request" });
const status = (page: Page) => request(page).locator("[aria-live]");
const ticketField = (page: Page) => request(page).getByRole("textbox", { name: "Subject" });
const javaScript = (route: Route, body: string) =>
  route.fulfill({ contentType: "text/javascript", body });

async function expectDirectContact(page: Page): Promise<void> {
  for (const name of ["Call (806) 555-0142", "Write to hello@hubcityit.example"]) {
    await expect(request(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
}

test.use({ baseURL: helpDeskSite });

test("the widget loads once; leaving removes it, Back loads it again", async ({ page }) => {
  const requested = await provideHelpDesk(page);
  await page.goto("/self-service");
  await expect(ticketField(page)).toBeVisible();
  await expect(status(page)).toBeEmpty();
  await expectDirectContact(page);
  expect(requested).toEqual([widgetAddress]);
  await expect(page.locator("#zsFeedbackUser")).toHaveCount(1);

  // Leaving for the back-forward cache, which Playwright's browsers lack.
  const transition = (type: "pagehide" | "pageshow") =>
    page.evaluate((event) => {
      window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
    }, type);
  await transition("pagehide");
  await expect(page.locator("#zsfeedbackwidgetdiv")).toBeEmpty();
  await expect(page.locator("#zsFeedbackUser")).toHaveCount(0);
  await expect(page.locator("script[src*=zoho], link[data-zoho]")).toHaveCount(0);
  await transition("pageshow");
  await expect(ticketField(page)).toHaveCount(1);
  await expect(page.locator("#zsfeedbackwidgetdiv > script")).toHaveCount(1);
  expect(requested).toEqual([widgetAddress, widgetAddress]);
});

test("a prerendered page loads the widget once it is shown", async ({ page }) => {
  const requested = await provideHelpDesk(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto("/self-service", { waitUntil: "networkidle" });
  await expect(status(page)).toHaveText(loading);
  expect(requested).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(ticketField(page)).toBeVisible();
  expect(requested).toHaveLength(1);
});

test("after ten seconds without a form the page says so, until there is one", async ({ page }) => {
  await provideHelpDesk(page, (route) => javaScript(route, "window.zoho = 1;"));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The paused clock would pause it too, and nothing would hydrate.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: queueMicrotask }));
  await page.goto("/self-service");
  await expect(status(page)).toHaveText(loading);
  await page.clock.runFor(9999);
  await expect(status(page)).toHaveText(loading);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(slow);
  await expectDirectContact(page);
  await page.evaluate(() =>
    document.querySelector("#zsfeedbackwidgetdiv")?.append(document.createElement("textarea")),
  );
  await expect(status(page)).toBeEmpty();
});

test.describe("when the provider's script fails", () => {
  test.use({ allowedFaults: /desk\.zoho\.com|broken|Script error/ });

  test("the page says so at once; a form that is there already stays", async ({ page }) => {
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort("blockedbyclient"),
      (route) => route.fulfill({ status: 500, body: "no" }),
      (route) => javaScript(route, "throw new Error('broken');"),
      (route) => respond(route, "setTimeout(() => { throw new Error('broken later'); });"),
    ];
    await provideHelpDesk(page, async (route) => answers.shift()?.(route));
    while (answers.length > 1) {
      await page.goto("/self-service");
      await expect(status(page)).toHaveText(failed);
      await expectDirectContact(page);
    }
    const thrown = page.waitForEvent("pageerror");
    await page.goto("/self-service");
    await thrown;
    await expect(ticketField(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so in the form's place", async ({ page }) => {
    await page.goto("/self-service");
    await expect(request(page).getByText(noScript, { exact: true })).toBeVisible();
    await expectDirectContact(page);
  });
});
