import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const disclaimerTab = "Legal Disclaimer and Policy";
const termsTab = "Business Service Terms";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const text = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

test("there are two tabs, and the disclaimer is the one shown", async ({ page }) => {
  await page.goto("/legal");
  await expect(page.getByRole("tab")).toHaveText([disclaimerTab, termsTab]);
  await expect(tab(page, disclaimerTab)).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, termsTab)).toHaveAttribute("aria-selected", "false");
  await expect(text(page, disclaimerTab)).toBeVisible();
  await expect(text(page, termsTab)).toBeHidden();
});

test("choosing a tab shows its text and writes it into the address, and Back leaves the page", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/legal");
  await tab(page, termsTab).click();
  await expect(text(page, termsTab)).toBeVisible();
  await expect(text(page, disclaimerTab)).toBeHidden();
  await expect(page).toHaveURL(/\/legal#terms$/);
  await tab(page, disclaimerTab).click();
  await expect(text(page, disclaimerTab)).toBeVisible();
  await expect(page).toHaveURL(/\/legal#disclaimer$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("the arrow keys move between the tabs and round, and the address follows", async ({
  page,
}) => {
  await page.goto("/legal");
  await expect(tab(page, disclaimerTab)).toBeVisible();
  await tab(page, disclaimerTab).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, termsTab)).toBeFocused();
  await expect(text(page, termsTab)).toBeVisible();
  await expect(page).toHaveURL(/#terms$/);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, disclaimerTab)).toBeFocused();
  await expect(text(page, disclaimerTab)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(text(page, termsTab)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(text(page, termsTab)).toBeFocused();
});

test("/legal#terms opens the terms at the top of their text", async ({ page }) => {
  await page.goto("/legal#terms");
  await expect(text(page, termsTab)).toBeVisible();
  await expect(text(page, disclaimerTab)).toBeHidden();
  await expect.poll(() => distanceFromTop(page, "terms")).toBeLessThan(200);
  await expect(
    page.getByRole("heading", { level: 2, name: "Business Service Terms" }),
  ).toBeInViewport();
});

test("an address of a heading in the terms opens the terms at that heading", async ({ page }) => {
  await page.goto("/legal#terms-ending-the-agreement");
  await expect(text(page, termsTab)).toBeVisible();
  await expect(text(page, disclaimerTab)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ending the agreement" })).toBeInViewport();
});

test("an address of a heading in the disclaimer shows the disclaimer at that heading", async ({
  page,
}) => {
  await page.goto("/legal#disclaimer-your-privacy");
  await expect(text(page, termsTab)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your privacy" })).toBeInViewport();
});

test("an address that changes while the page is open opens the text it names", async ({ page }) => {
  await page.goto("/legal");
  await expect(text(page, disclaimerTab)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = "terms-law-and-courts";
  });
  await expect(text(page, termsTab)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Law and courts" })).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = "disclaimer-changes";
  });
  await expect(text(page, disclaimerTab)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Changes", exact: true })).toBeInViewport();
  // Not page.goBack(): the system's Firefox does not tell it of a step to an address without a hash.
  await page.evaluate(() => window.history.back());
  await expect(text(page, termsTab)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(text(page, disclaimerTab)).toBeVisible();
});

test("the skip link leaves the shown text as it is", async ({ page }) => {
  await page.goto("/legal#terms");
  await expect(text(page, termsTab)).toBeVisible();
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await expect(text(page, termsTab)).toBeVisible();
});

test("the table of contents leads to each heading of its text", async ({ page }) => {
  await page.goto("/legal#terms");
  const contents = page.getByRole("navigation", { name: "In this text: Business Service Terms" });
  for (const name of await contents.getByRole("link").allTextContents()) {
    await contents.getByRole("link", { name, exact: true }).click();
    await expect(text(page, termsTab).getByRole("heading", { name, exact: true })).toBeInViewport();
  }
});

test("Back from another page returns to the place in the text", async ({ page }) => {
  await page.goto("/legal#terms");
  await expect(text(page, termsTab)).toBeVisible();
  await page.getByRole("heading", { name: "Liability", exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Skip to the content" }).evaluate((link) => {
    // Any link, without scrolling to it first.
    Object.assign(link, { href: "/about" });
    if (link instanceof HTMLElement) link.click();
  });
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(text(page, termsTab)).toBeVisible();
  const distance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
  await expect.poll(distance).toBeLessThan(100);
});

test("no id stands twice on the page", async ({ page }) => {
  await page.goto("/legal");
  await expect(page.getByRole("tab")).toHaveCount(2);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

const keyTerms = {
  disclaimer: ["Effective January 8, 2025", "does not carry errors and omissions insurance"],
  terms: [
    "Effective January 8, 2025",
    "Either party may terminate with 7 days' written notice.",
    "You pay a flat fee each month: [monthly fee: amount to be agreed].",
    "Texas law",
    "The courts of Lubbock County",
    "no errors and omissions insurance",
    "capped at the amount you paid",
    "We aim to respond within 24 hours and to resolve the problem within 48 hours.",
    "Weekdays after 3 PM.",
    "Weekends: full availability.",
  ],
};

for (const [id, terms] of Object.entries(keyTerms)) {
  test(`the ${id} text holds each of its key terms`, async ({ page }) => {
    await page.goto(`/legal#${id}`);
    const panel = text(page, id === "terms" ? termsTab : disclaimerTab);
    for (const term of terms) await expect.soft(panel).toContainText(readable(term));
  });
}

test("on paper both texts stand, without the tables of contents", { tag: "@emulation" }, async ({
  page,
}) => {
  await page.goto("/legal");
  await expect(page.getByRole("tab")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#disclaimer")).toBeVisible();
  await expect(page.locator("#terms")).toBeVisible();
  await expect(page.getByRole("navigation", { name: /^In this text/ })).toHaveCount(0);
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("both texts are there to read, and the names above them are links that jump there", async ({
    page,
  }) => {
    await page.goto("/legal");
    await expect(page.getByRole("heading", { level: 2, name: disclaimerTab })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: termsTab })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    const links = page.getByRole("navigation", { name: "Legal texts" }).getByRole("link");
    await expect(links).toHaveText([disclaimerTab, termsTab]);
    await links.getByText(termsTab).click();
    await expect(page.getByRole("heading", { level: 2, name: termsTab })).toBeInViewport();
    await expect(page).toHaveURL(/#terms$/);
  });

  test("the keyboard reaches the links to the texts", async ({ page }) => {
    await page.goto("/legal");
    const link = page.getByRole("link", { name: termsTab, exact: true });
    await page.getByRole("link", { name: disclaimerTab, exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: termsTab })).toBeInViewport();
  });
});

/** Straight and typographic apostrophes read the same. */
function readable(labels: string): RegExp {
  const literal = labels.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(literal.replaceAll("'", "['’]"));
}

function distanceFromTop(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}
