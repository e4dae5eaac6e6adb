import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("reads whether the shop in Lubbock is open, and sees it change at closing time", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-11-20T18:59:30-06:00") });
    await page.goto("/");
    const line = page.getByRole("contentinfo").getByText(/^(Open|Closed) now/);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(line).toHaveText("Open now, until 7PM.");
    await page.clock.runFor(31_000);
    await expect(line).toHaveText("Closed now. Opens tomorrow at 10AM.");
  });

  test("reads the reason of a closure and the next opening", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-27T16:00-06:00"));
    await page.goto("/contact");
    const hours = page.getByRole("region", { name: "Reach us directly" });
    await hours.scrollIntoViewIfNeeded();
    await expect(
      hours.getByText("Closed for Thanksgiving. Opens Monday at 3PM.", { exact: true }),
    ).toBeVisible();
  });
});

test("the script comes only once the hours are reached", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/open-now\b/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toHaveLength(1);
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the week's hours stand as text on every page", async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toContainText("Mon-Fri 3PM-7PM, Sat 10AM-4PM");
    }
  });

  test("the closures to come stand below the hours", async ({ page }) => {
    await page.goto("/contact");
    const hours = page.getByRole("region", { name: "Reach us directly" });
    const lines = hours.getByRole("definition").filter({ hasText: "Closed for" });
    await expect(lines).toHaveText([
      "Closed for Thanksgiving.",
      "Closed for Christmas.",
      "Closed for New Year's Day.",
    ]);
    await expect(hours.getByText(/^Nov 26\s–\s28$/)).toBeVisible();
  });
});
