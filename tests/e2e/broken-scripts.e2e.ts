import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { contactForm, fillContactForm, mailOf } from "../support/contact-form.ts";
import { helpDeskSite, provideHelpDesk } from "../support/help-desk.ts";
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
  await page.goto("/contact?service=cybersecurity", { waitUntil: "commit" });
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
    page.on("pageerror", (error) => thrown.push(String(error)));
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

test.describe("with an island that throws", () => {
  // The system's Firefox reports no more of a logged error than that there is one.
  test.use({ allowedFaults: /TypeError|on purpose|^Error \(/ });

  /** Makes an island throw while it hydrates: its props are not those that it expects. */
  async function breakIsland(page: Page, island: string, props = "{}"): Promise<void> {
    await page.route(/\/(legal|self-service)$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(
        new RegExp(`(component-export="${island}"[^>]* props=")[^"]*`),
        (_, start) => start + props.replaceAll('"', "&quot;"),
      );
      await route.fulfill({ response, body: text });
    });
  }

  const hydrated = (page: Page, island: string) =>
    page
      .locator(`astro-island[component-export="${island}"]:not([ssr])`)
      .waitFor({ state: "attached" });

  test("the links above the legal texts still show the text that they name", async ({ page }) => {
    await breakIsland(page, "LegalTabs");
    await page.goto("/legal");
    const links = page.getByRole("navigation", { name: "Legal texts" }).getByRole("link");
    await links.first().hover();
    await hydrated(page, "LegalTabs");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await links.getByText("Business Service Terms").click();
    await expect(
      page.getByRole("heading", { level: 2, name: "Business Service Terms" }),
    ).toBeInViewport();
    await expect(page.locator("#disclaimer")).toBeHidden();
  });

  test("the social icons keep their names", async ({ page }) => {
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/ data-props="[^"]*"/, ' data-props="{}"');
      await route.fulfill({ response, body: text });
    });
    const logged = page.waitForEvent("console", (message) => message.type() === "error");
    await page.goto("/");
    await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
    await logged;
    const icons = page.getByRole("contentinfo").getByRole("link", { disabled: true });
    await expect(icons).toHaveText([/Facebook/, /Instagram/, /YouTube/]);
  });

  test("the phone and the e-mail stay where the ticket form would be", async ({ page }) => {
    await provideHelpDesk(page);
    await breakIsland(page, "HelpDesk", '{"src":[0,"https://desk.zoho.com/on-purpose"]}');
    await page.goto(`${helpDeskSite}/self-service`);
    await hydrated(page, "HelpDesk");
    const request = page.getByRole("region", { name: "Submit Your Request" });
    await expect(request.getByRole("link")).toHaveText([
      /\(806\) 555-0142$/,
      /hello@hubcityit\.example$/,
    ]);
  });
});
