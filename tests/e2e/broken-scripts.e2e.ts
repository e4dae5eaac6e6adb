import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { helpDeskSite, provideHelpDesk } from "../support/help-desk.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const files = readdirSync(`${sampleSite}/_astro`).filter((name) => name.endsWith(".js"));
const message = "1+1=2 & 50%41\n你好 😀";

/** Walks through the site as a visitor does, and does on each page what it is there for. */
async function walkThroughSite(page: Page): Promise<void> {
  await page.goto("/");
  for (const { path, name } of pages) {
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    if (await menu.isVisible()) await menu.click();
    const place = name === "Legal" ? "contentinfo" : "navigation";
    const link = page.getByRole(place).locator(`a[href="${path}"]`).first();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Legal Disclaimer and Policy" })).toBeVisible();
  await page.goto("/legal#terms");
  await expect(
    page.getByRole("heading", { level: 2, name: "Business Service Terms" }),
  ).toBeInViewport();
  await page.goto("/pricing");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Ask about this/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Send a message" })).toBeInViewport();
  const icon = page.getByRole("link", { name: "Facebook, coming soon", exact: true });
  await icon.focus();
  await expect(icon).toBeVisible();
}

/** Sends a message from the contact page, whatever has come of its scripts. */
async function sendMessage(page: Page): Promise<string[]> {
  const requests = await collectMailRequests(page);
  await page.goto("/contact?service=cybersecurity", { waitUntil: "commit" });
  await fillContactForm(page, { message, service: "Cybersecurity Guidance" });
  await contactForm(page).send.click();
  await expect.poll(() => requests.length).toBe(1);
  return requests;
}

function expectWholeMessage(requests: string[]): void {
  expect(readMailto(requests[0] ?? "").fields.body).toBe(
    [
      "Name: Ana Ortiz",
      "Email: ana@example.com",
      "Service Needed: Cybersecurity Guidance",
      "",
      "Message:",
      ...message.split("\n"),
    ].join("\r\n"),
  );
}

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the visitor gets through the site", async ({ page }) => {
    await walkThroughSite(page);
    expect((await sendMessage(page))[0]).toMatch(/^mailto:hello@hubcityit\.example\?/);
  });
});

test.describe("with every script ten seconds late", () => {
  test.describe.configure({ timeout: 180_000 });

  test("the visitor gets through the site, and sends before the scripts come", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      // The visitor may have gone on meanwhile.
      await route.continue().catch(() => {});
    });
    expectWholeMessage(await sendMessage(page));
    await expect(contactForm(page).message).toHaveValue(message);
    // The island comes, finds everything as it was, and takes over.
    await page.locator("form[novalidate]").waitFor({ timeout: 60_000 });
    await expect(contactForm(page).message).toHaveValue(message);
    await expect(contactForm(page).service).toHaveValue("cybersecurity");
    await contactForm(page).send.click();
    await expect(finishedMessage(page).heading).toBeFocused();
    await walkThroughSite(page);
  });
});

test.describe("with a script that fails", () => {
  test.use({
    allowedFaults: /Error hydrating|ERR_FAILED|status of 500|on purpose|SyntaxError|MIME type/,
  });
  test.describe.configure({ timeout: 120_000 });

  for (const file of files) {
    const name = file.replace(/\.js$/, "");
    test(`lost on the way: ${name}`, { tag: "@long" }, async ({ page }) => {
      await page.route(`**/_astro/${file}`, (route) => route.abort());
      await expectSiteWorks(page);
    });
  }

  test("all of them lost on the way", async ({ page }) => {
    await page.route("**/_astro/*.js", (route) => route.abort());
    await expectSiteWorks(page);
  });

  const answers = {
    "an error of the server": { status: 500, body: "no" },
    "a page in its place": { contentType: "text/html", body: "<p>on purpose</p>" },
    garbage: { contentType: "text/javascript", body: "%%% on purpose" },
    "half of it": { contentType: "text/javascript", body: "export const a = () => {" },
    "a script that throws": {
      contentType: "text/javascript",
      body: "throw new Error('on purpose');",
    },
    "a script with nothing in it": { contentType: "text/javascript", body: "export {};" },
  };

  for (const [what, answer] of Object.entries(answers)) {
    test(`all of them answered by ${what}`, { tag: "@long" }, async ({ page }) => {
      await page.route("**/_astro/*.js", (route) => route.fulfill(answer));
      await expectSiteWorks(page);
    });
  }
});

/** Everything works that needs no island, and nothing is thrown that nobody catches. */
async function expectSiteWorks(page: Page): Promise<void> {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(String(error)));
  expectWholeMessage(await sendMessage(page));
  await walkThroughSite(page);
  await page.waitForLoadState("networkidle");
  expect(thrown).toEqual([]);
}

/** An island that fails while it starts: what it is given is not what it was made for. */
async function breakIsland(page: Page, island: string, props = "{}"): Promise<void> {
  await page.route(/\/(contact|legal|self-service)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      new RegExp(`(component-export="${island}"[^>]* props=")[^"]*`),
      (_, start) => start + props.replaceAll('"', "&quot;"),
    );
    await route.fulfill({ response, body });
  });
}

test.describe("an island that throws", () => {
  // The system's Firefox tells no more of an error that is logged than that it is one.
  test.use({ allowedFaults: /TypeError|on purpose|^Error \(/ });

  const started = (page: Page, island: string) =>
    page
      .locator(`astro-island[component-export="${island}"]:not([ssr])`)
      .waitFor({ state: "attached" });

  test("as it starts leaves the contact form, which hands the message over whole", async ({
    page,
  }) => {
    await breakIsland(page, "ContactForm");
    const requests = await collectMailRequests(page);
    await page.goto("/contact");
    await contactForm(page).firstName.fill("Zoë");
    await started(page, "ContactForm");
    await expect(contactForm(page).firstName).toHaveValue("Zoë");
    await fillContactForm(page, { message, service: "Cybersecurity Guidance" });
    await contactForm(page).send.click();
    await expect.poll(() => requests).toHaveLength(1);
    expectWholeMessage(requests);
  });

  test("later leaves the contact form with what was typed", async ({ page }) => {
    const requests = await collectMailRequests(page);
    await page.goto("/contact");
    await wakeContactForm(page);
    await fillContactForm(page, {
      message,
      service: "Cybersecurity Guidance",
      email: "",
      lastName: "",
    });
    await page.evaluate(() => {
      const { replace } = String.prototype;
      String.prototype.replace = function (this: string, ...given: Parameters<typeof replace>) {
        if (String(given[0]) === "{count}") throw new TypeError("on purpose");
        return replace.apply(this, given);
      } as typeof replace;
    });
    await contactForm(page).send.click();
    await expect(page.locator("form[novalidate]")).toHaveCount(0);
    await expect(contactForm(page).firstName).toHaveValue("Ana");
    await expect(contactForm(page).message).toHaveValue(message);
    await expect(contactForm(page).service).toHaveValue("cybersecurity");
    // The browser itself now says what is missing.
    await contactForm(page).send.click();
    await expect(contactForm(page).lastName).toBeFocused();
    await contactForm(page).lastName.fill("Ortiz");
    await contactForm(page).email.fill("ana@example.com");
    await contactForm(page).send.click();
    await expect.poll(() => requests).toHaveLength(1);
    expectWholeMessage(requests);
  });

  test("leaves both legal texts, with links to them", async ({ page }) => {
    await breakIsland(page, "LegalTabs");
    await page.goto("/legal");
    await started(page, "LegalTabs");
    await expect(page.locator("#disclaimer")).toBeVisible();
    await expect(page.locator("#terms")).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    const links = page.getByRole("navigation", { name: "Legal texts" }).getByRole("link");
    await links.getByText("Business Service Terms").click();
    await expect(
      page.getByRole("heading", { level: 2, name: "Business Service Terms" }),
    ).toBeInViewport();
  });

  test("leaves the icons with their names", async ({ page }) => {
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ data-props="[^"]*"/, ' data-props="{}"');
      await route.fulfill({ response, body });
    });
    const thrown = page.waitForEvent("console", (message) => message.type() === "error");
    await page.goto("/");
    await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
    await thrown;
    const icons = page.getByRole("contentinfo").getByRole("link", { disabled: true });
    await expect(icons).toHaveText([/Facebook/, /Instagram/, /YouTube/]);
  });

  test("leaves the phone and the e-mail where the ticket form would be", async ({ page }) => {
    await provideHelpDesk(page);
    await breakIsland(page, "HelpDesk", '{"src":[0,"https://desk.zoho.com/on-purpose"]}');
    await page.goto(`${helpDeskSite}/self-service`);
    await started(page, "HelpDesk");
    const request = page.getByRole("region", { name: "Submit Your Request" });
    await expect(request.getByRole("link", { name: "(806) 555-0142" })).toBeVisible();
    await expect(request.getByRole("link", { name: "hello@hubcityit.example" })).toBeVisible();
  });
});
