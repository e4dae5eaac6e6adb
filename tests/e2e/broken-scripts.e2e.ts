import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { contactForm, fillContactForm, mailOf } from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const entry = { message: "1+1=2 & 50%41\n你好 😀", service: "Cybersecurity Guidance" };

/** Visits every page by its links and does there what the page is for. */
async function walkThroughSite(page: Page): Promise<void> {
  test.slow();
  await page.goto("/");
  for (const { path, name } of pages) {
    const place = name === "Legal" ? "contentinfo" : "navigation";
    await page.getByRole(place).locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Legal Disclaimer and Policy" })).toBeVisible();
  await page.goto("/legal#terms");
  await expect(
    page.getByRole("heading", { level: 2, name: "Business Service Terms" }),
  ).toBeInViewport();
  await page.goto("/pricing");
  const ask = page.getByRole("main").getByRole("link", { name: /^Ask about this/ });
  await ask.first().click();
  await expect(page.getByRole("heading", { name: "Send a message" })).toBeInViewport();
}

/** Sends a message from the contact page and returns the mailto: URL. */
async function sendFromContact(page: Page): Promise<string> {
  const requests = await collectMailRequests(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContactForm(page, entry);
  await contactForm(page).send.click();
  await expect.poll(() => requests.length).toBe(1);
  return requests[0] ?? "";
}

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("visitors can use the site", async ({ page }) => {
    await walkThroughSite(page);
  });
});

test.describe("with scripts that fail to load", () => {
  test.use({
    allowedFaults:
      /Error hydrating|ERR_FAILED|status of [45]|on purpose|SyntaxError|MIME type|dynamically imported/,
  });

  /** Everything works that needs no island, and no error is left uncaught. */
  async function expectSiteWorks(page: Page): Promise<void> {
    const thrown: string[] = [];
    // Firefox reports a module of another type as if it were thrown.
    page.on("pageerror", ({ message }) => !/MIME type/.test(message) && thrown.push(message));
    expect(readMailto(await sendFromContact(page))).toEqual(mailOf(entry));
    await walkThroughSite(page);
    await page.waitForLoadState("networkidle");
    expect(thrown).toEqual([]);
  }

  const files = readdirSync(`${sampleSite}/_astro`).filter((name) => name.endsWith(".js"));
  for (const file of files) {
    const name = file.replace(/\.js$/, "");
    test(`visitors can use the site without ${name}`, { tag: "@long" }, async ({ page }) => {
      await page.route(`**/_astro/${file}`, (route) => route.abort());
      await expectSiteWorks(page);
    });
  }

  const javaScript = (text: string) => ({ contentType: "text/javascript", body: text });
  for (const [what, answer] of Object.entries({
    "the 404 page, as after a new release": { status: 404, contentType: "text/html", body: "404" },
    "an error of the server": { status: 500, body: "no" },
    garbage: javaScript("%%% on purpose"),
    "half of it": javaScript("export const a = () => {"),
    "a script that throws": javaScript("throw new Error('on purpose');"),
    "an empty script": javaScript("export {};"),
  })) {
    test(`visitors can use the site when every script is answered by ${what}`, {
      tag: what.startsWith("the 404") ? [] : "@long",
    }, async ({ page }) => {
      await page.route("**/_astro/*.js", (route) => route.fulfill(answer));
      await expectSiteWorks(page);
    });
  }
});
