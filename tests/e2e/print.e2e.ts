import { expect, test } from "../support/test.ts";

for (const path of ["/pricing", "/legal"]) {
  test(`${path} prints to two sheets with name and phone, and nothing to click`, {
    tag: "@chromium",
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print" });
    const head = page.getByText("Hub City IT · (806) 555-0142 · hello@hubcityit.example");
    await expect(head).toBeVisible();
    for (const unwanted of ["navigation", "tablist", "button", "banner", "contentinfo"] as const) {
      await expect(page.getByRole(unwanted)).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: /Get Support|Ask about this/ })).toHaveCount(0);

    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
}

test("/contact prints no heading over nothing, and the hours as text", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Reach us directly" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Send a message" })).toBeHidden();
  // A point of what is clipped, hidden or not there has another element.
  const isOnPaper = await page
    .getByText("Mon-Fri 3PM-7PM,")
    .filter({ visible: true })
    .evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  expect(isOnPaper).toBe(true);
});

test("the dark scheme prints as black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("row").last()).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("a page that was opened last year prints with today's date and year", async ({ page }) => {
  await page.clock.setFixedTime("2030-12-31T15:00:00-06:00");
  await page.goto("/pricing");
  await expect(page.getByRole("contentinfo")).toContainText("© 2030 Hub City IT.");
  await page.clock.setFixedTime("2031-01-01T15:00:00-06:00");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Hub City IT.");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("January 1, 2031")).toBeVisible();
});

test("the number of a printed clause covers no text", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/legal");
  // Safari prints a page as wide as its window is.
  for (const width of [375, 816, 1280]) {
    // As high as the page: a point outside the window has no element.
    await page.setViewportSize({ width, height: 5000 });
    const covered = await page.locator("nav ~ h3").evaluateAll((headings) => {
      const texts = headings.filter((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading.nextElementSibling ?? heading);
        const { left, top } = text.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + 1) === heading;
      });
      return texts.length;
    });
    expect.soft(covered, `${width} pixels wide`).toBe(0);
  }
});
