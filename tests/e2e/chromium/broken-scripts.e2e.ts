import type { Page } from "@playwright/test";
import { listedPaths } from "../../../src/content/pages.ts";
import { mailOf } from "../../support/contact-form.ts";
import { expect, test } from "../../support/test.ts";

/** Visits every page by its links and does there what the page is for. */
async function walkThroughSite(page: Page): Promise<void> {
  test.slow();
  await page.goto("/");
  for (const path of listedPaths) {
    const place = path === "/legal" ? "contentinfo" : "navigation";
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
  await expect(page.getByLabel("First name")).toBeInViewport();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("visitors can use the site", async ({ page }) => {
    await walkThroughSite(page);
  });
});

test.describe("when every script is answered by the 404 page, as after a new release", () => {
  test.use({ allowedFaults: /Error hydrating|status of 404|MIME type|dynamically imported/ });

  test("visitors can use the site, and every press opens the mail app", { tag: "@sweep" }, async ({
    page,
    contact,
  }) => {
    await page.route("**/_astro/*.js", (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "404" }),
    );
    await page.goto("/contact", { waitUntil: "commit" });
    const { send, firstName } = contact;
    await send.click();
    await expect(firstName).toBeFocused();
    expect(contact.mailUrls).toEqual([]);
    const entry = { message: "1+1=2 & 50%41\n你好 😀", service: "Cybersecurity Guidance" };
    await contact.fill(entry);
    for (const count of [1, 2]) {
      await send.click();
      await expect.poll(() => contact.mailUrls).toHaveLength(count);
      // A second press sooner is a double click.
      await page.waitForTimeout(600);
    }
    expect(contact.mails()[1]).toEqual(mailOf(entry));
    await contact.expectFilledIn(entry);
    await walkThroughSite(page);
    await page.waitForLoadState("networkidle");
  });
});

test.describe("when the scripts of every page were missing for a moment", () => {
  test.use({ allowedFaults: /status of 404|MIME type|dynamically imported/ });

  test("they are loaded under another URL", async ({ page }) => {
    await page.route("**/page-scripts*.js", (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "404" }),
    );
    await page.goto("/about");
    await expect(page.locator("[data-open-now]").first()).not.toBeEmpty();
  });
});
