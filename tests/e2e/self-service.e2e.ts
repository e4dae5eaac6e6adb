import type { Locator, Page, Route } from "@playwright/test";
import { helpDeskSite, provideHelpDesk, widgetAddress } from "../support/help-desk.ts";
import { goBackToKept, launchKeepingPages } from "../support/kept-pages.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const loading = "The ticket form is loading.";
const slow = "The ticket form is taking long. You can wait, or reach us directly.";
const failed =
  "The ticket form could not be loaded. Reach us directly and we raise the ticket for you.";
const unavailable =
  "The ticket form is not available here yet. Reach us directly and we raise the ticket for you.";
const noScript =
  "The ticket form needs JavaScript. Without it, reach us directly and we raise the ticket for you.";

const request = (page: Page) => page.getByRole("region", { name: "Submit Your Request" });
const status = (page: Page) => request(page).getByRole("status");
const ticketField = (page: Page) => request(page).getByRole("textbox", { name: "Subject" });

/** The phone and the e-mail stand where the form is, or would be. */
async function expectDirectContact(page: Page): Promise<void> {
  const link = (name: string) => request(page).getByRole("link", { name, exact: true });
  await expect(link("(806) 555-0142")).toHaveAttribute("href", "tel:+18065550142");
  await expect(link("hello@hubcityit.example")).toHaveAttribute(
    "href",
    "mailto:hello@hubcityit.example",
  );
}

test.describe("with a help desk", () => {
  test.use({ baseURL: helpDeskSite });

  test("the widget's script is added once, from the provider, with both identifiers", async ({
    page,
  }) => {
    const asked = await provideHelpDesk(page);
    await page.goto("/self-service");
    await expect(ticketField(page)).toBeVisible();
    expect(asked).toEqual([widgetAddress]);
    const script = page.locator("#zsfeedbackwidgetdiv > script");
    await expect(script).toHaveCount(1);
    await expect(script).toHaveAttribute("src", widgetAddress);
    await expect(status(page)).toBeEmpty();
    await expect(page.getByRole("main")).toContainText("Use the form below.");
    await expectDirectContact(page);
  });

  test.describe("that brings style attributes", () => {
    test.use({ allowedFaults: /style-src-attr|inline style/ });

    test("its form works without them, since the owner has not allowed any", async ({ page }) => {
      const field = '<input aria-label="Device" style="border-top: 7px solid">';
      await provideHelpDesk(page, (route, respond) =>
        respond(route, { after: `document.body.insertAdjacentHTML("beforeend", '${field}')` }),
      );
      await page.goto("/self-service");
      const device = page.getByRole("textbox", { name: "Device" });
      await device.fill("Laptop");
      await expect(device).toHaveValue("Laptop");
      await expect(device).not.toHaveCSS("border-top-width", "7px");
    });
  });

  test("leaving the page removes the script and all that it made", async ({ page }) => {
    await provideHelpDesk(page);
    await page.goto("/self-service");
    await expect(page.locator("#zsFeedbackUser")).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(page.locator("#zsfeedbackwidgetdiv")).toBeEmpty();
    await expect(page.locator("#zsFeedbackUser")).toHaveCount(0);
    await expect(page.locator("script[src*=zoho], link[data-zoho]")).toHaveCount(0);
  });

  test("coming Back to a page that was loaded anew adds the widget once", async ({ page }) => {
    const asked = await provideHelpDesk(page);
    await page.goto("/self-service");
    await expect(ticketField(page)).toBeVisible();
    await page.goto("/about");
    await page.goBack();
    await expect(ticketField(page)).toHaveCount(1);
    expect(asked).toEqual([widgetAddress, widgetAddress]);
  });

  test("no other page asks for the widget", async ({ page }) => {
    const asked = await provideHelpDesk(page);
    for (const { path } of pages.filter(({ name }) => name !== "Self Service")) {
      await page.goto(path, { waitUntil: "networkidle" });
    }
    expect(asked).toEqual([]);
  });

  test("a page that is only being prerendered does not wake the widget until it is shown", async ({
    page,
  }) => {
    const asked = await provideHelpDesk(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    });
    await page.goto("/self-service", { waitUntil: "networkidle" });
    await expect(status(page)).toHaveText(loading);
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expect(ticketField(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("a form that is late is said to be slow after ten seconds, and replaces the words when it comes", async ({
    page,
  }) => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await provideHelpDesk(page, (route, respond) => late.then(() => respond(route)));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto("/self-service", { waitUntil: "domcontentloaded" });
    await expect(status(page)).toHaveText(loading);
    await page.clock.runFor(9_900);
    await expect(status(page)).toHaveText(loading);
    await page.clock.runFor(200);
    await expect(status(page)).toHaveText(slow);
    await expectDirectContact(page);
    await page.clock.resume();
    answer();
    await expect(ticketField(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
  });

  test("a script that comes and makes nothing is said to be slow after ten seconds", async ({
    page,
  }) => {
    await provideHelpDesk(page, (route) => javaScript(route, "window.zoho = 1;"));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto("/self-service");
    await expect(status(page)).toHaveText(loading);
    await page.clock.runFor(10_100);
    await expect(status(page)).toHaveText(slow);
    await expectDirectContact(page);
  });

  test("leaving while the form has not come takes the ten seconds along", async ({ page }) => {
    await provideHelpDesk(page, (route) => javaScript(route, ""));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto("/self-service");
    await expect(status(page)).toHaveText(loading);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    await page.clock.runFor(10_100);
    await expect(status(page)).toHaveText(loading);
  });

  test.describe("that fails", () => {
    test.use({ allowedFaults: /desk\.zoho\.com|broken|SyntaxError|Script error/ });

    const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
      ["blocked", (route) => route.abort("blockedbyclient")],
      ["without a connection", (route) => route.abort("internetdisconnected")],
      ["HTTP 500", (route) => route.fulfill({ status: 500, body: "no" })],
      ["a script that throws", (route) => javaScript(route, "throw new Error('broken');")],
      ["a page in place of the script", (route) => javaScript(route, "<html>broken</html>")],
    ];

    for (const [what, answer] of failures) {
      test(`${what}: the page says so at once, with the phone and the e-mail`, async ({ page }) => {
        await provideHelpDesk(page, answer);
        await page.goto("/self-service");
        await expect(status(page)).toHaveText(failed);
        await expectDirectContact(page);
      });
    }

    test("a form that stands although its script threw afterwards is kept", async ({ page }) => {
      await provideHelpDesk(page, (route, respond) =>
        respond(route, { after: "setTimeout(() => { throw new Error('broken later'); });" }),
      );
      await page.goto("/self-service");
      await expect(ticketField(page)).toBeVisible();
      await expect(status(page)).toBeEmpty();
    });
  });

  test.describe("without JavaScript", { tag: "@emulation" }, () => {
    test.use({ javaScriptEnabled: false });

    test("the page says that the form needs it, with the phone and the e-mail", async ({
      page,
    }) => {
      await page.goto("/self-service");
      await expect(request(page).getByText(noScript, { exact: true })).toBeVisible();
      await expectDirectContact(page);
    });

    test("those words stand at the top of their box", async ({ page }) => {
      await page.goto("/self-service");
      const labels = request(page).getByText(noScript, { exact: true });
      expect(await spaceAbove(labels)).toBe(0);
    });
  });
});

test("without a help desk the page says so, with the phone and the e-mail", async ({ page }) => {
  const asked = await provideHelpDesk(page);
  await page.goto("/self-service", { waitUntil: "networkidle" });
  await expect(request(page).getByText(unavailable, { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/form below|this form/i);
  await expect(page.getByRole("listitem").filter({ hasText: "Submit a Ticket" })).toContainText(
    "Call or write, and we raise it for you.",
  );
  await expectDirectContact(page);
  expect(asked).toEqual([]);
});

test("coming Back to a page that the browser kept adds the widget once again", {
  tag: "@chromium",
}, async ({ launchOptions, contextOptions }) => {
  const browser = await launchKeepingPages(launchOptions);
  const page = await browser.newPage({ ...contextOptions, baseURL: helpDeskSite });
  // Chromium keeps no page that had the widget's frame.
  const asked = await provideHelpDesk(page, (route, respond) => respond(route, { frame: false }));
  await page.goto("/self-service");
  await expect(ticketField(page)).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener("pagehide", () => {
      const { childElementCount } = document.querySelector("#zsfeedbackwidgetdiv") ?? document.body;
      document.documentElement.dataset.left = String(childElementCount);
    }),
  );
  expect(await goBackToKept(page, () => page.goto("/about"))).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-left", "0");
  await expect(ticketField(page)).toHaveCount(1);
  await expect(page.locator("#zsfeedbackwidgetdiv > script")).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
  expect(asked).toEqual([widgetAddress, widgetAddress]);
  await browser.close();
});

/** How far below the top of its box's content an element stands, in pixels. */
function spaceAbove(labels: Locator): Promise<number> {
  return labels.evaluate((element) => {
    const box = element.closest("div");
    if (!box) throw new Error("the words stand in no box");
    const { borderTopWidth, paddingTop } = getComputedStyle(box);
    const top = box.getBoundingClientRect().top + Number.parseFloat(borderTopWidth);
    return element.getBoundingClientRect().top - top - Number.parseFloat(paddingTop);
  });
}

function javaScript(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: "text/javascript", body });
}
