import type { Page } from "@playwright/test";
import { shownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { openTooltip } from "../support/tooltip.ts";

// A look at everything, to see what a change of CSS changes. CONTRIBUTING.md says how.

/** Of a long page it takes a while on a busy machine. */
const whole = { fullPage: true, timeout: 30_000 };

const widths = [375, 768, 1024, 1440];

/** What is shown other than the page in light colors, as it loads. */
const looks: Record<string, (page: Page) => Promise<unknown>> = {
  light: (page) => page.emulateMedia({ colorScheme: "light" }),
  dark: (page) => page.emulateMedia({ colorScheme: "dark" }),
  "forced colors": (page) => page.emulateMedia({ forcedColors: "active" }),
  print: (page) => page.emulateMedia({ forcedColors: "none", media: "print" }),
  "large text": async (page) => {
    await page.emulateMedia({ colorScheme: "light", media: null });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  },
};

const states: Record<string, [path: string, act: (page: Page) => Promise<unknown>]> = {
  menu: ["/", (page) => page.getByRole("button", { name: "Menu" }).click()],
  problems: ["/contact", (page) => page.getByRole("button", { name: "E-mail it to us" }).click()],
  terms: ["/legal", (page) => page.getByRole("tab").last().click()],
  question: ["/pricing", (page) => page.locator("summary").first().click()],
  "plugged in": [
    "/pricing",
    (page) => page.locator("#next-step").getByRole("link").first().hover(),
  ],
  unplugged: ["/no-such-page", (page) => page.getByRole("link", { name: "Back to Home" }).hover()],
  tooltip: ["/", openTooltip],
};

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime("2026-11-21T12:00:00-06:00");
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // A display font that loads late is used from the second visit on.
  await page.goto(path, { waitUntil: "networkidle" });
}
const name = (...parts: unknown[]) => `${parts.join("-").replaceAll(/\W+/g, "-")}.png`;

for (const width of widths) {
  for (const path of shownPaths) {
    test(`${path} looks the same at ${width} px`, async ({ page }) => {
      test.slow();
      await open(page, path, width);
      for (const [look, show] of Object.entries(looks)) {
        await show(page);
        await expect.soft(page).toHaveScreenshot(name(path, width, look), whole);
      }
    });
  }
  for (const [state, [path, act]] of Object.entries(states)) {
    if (state === "menu" && width >= 1024) continue;
    test(`${state} looks the same at ${width} px`, async ({ page }) => {
      await open(page, path, width);
      await act(page);
      await expect.soft(page).toHaveScreenshot(name(state, width), whole);
    });
  }
}
