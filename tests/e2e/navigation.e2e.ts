import type { Page } from "@playwright/test";
import { launchWithBackForwardCache, restoredOnBack } from "../support/back-forward-cache.ts";
import { isChromium } from "../support/browsers.ts";
import { navigation, pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const footer = (page: Page) => page.getByRole("contentinfo");

/** Brings the navigation's links on screen. */
async function openNavigation(page: Page): Promise<void> {
  if (isPhone(page)) await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
}

async function scrollToBottom(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await scrolled(page)).toBeGreaterThan(0);
}

/** Holds what assistive technology is told of the menu; only Chromium tells a test of that. */
async function expectToldExpanded(page: Page, expected: boolean): Promise<void> {
  if (!isChromium(page)) return;
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Menu");
  await devTools.detach();
  const expanded = node?.properties?.find(({ name }) => name === "expanded");
  expect(expanded?.value.value).toBe(expected);
}

test("every link of the navigation leads to the top of its page, and is marked there", async ({
  page,
}) => {
  for (const { path, name } of navigation) {
    await page.goto("/legal");
    await scrollToBottom(page);
    await openNavigation(page);
    await mainNavigation(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
    await openNavigation(page);
    const marked = mainNavigation(page).locator("[aria-current=page]");
    await expect.soft(marked, path).toHaveText([name]);
  }
});

test("'Get Support' in the navigation leads to the top of the contact page", async ({ page }) => {
  await page.goto("/services");
  await scrollToBottom(page);
  await openNavigation(page);
  await mainNavigation(page).getByRole("link", { name: "Get Support", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the business's name leads to the top of Home", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("banner").getByRole("link", { name: "Hub City IT", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the header has the phone at every width, from 1024 px on in a row with the links", async ({
  page,
}) => {
  await page.goto("/services");
  const call = page.getByRole("banner").getByRole("link", { name: "Call (806) 555-0142" });
  for (const width of [320, 375, 768, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(call, `at ${width} px`).toBeVisible();
    await expect.soft(call, `at ${width} px`).toHaveAttribute("href", "tel:+18065550142");
    const header = await page.getByRole("banner").boundingBox();
    if (width >= 1024) expect.soft(header?.height, `at ${width} px`).toBeLessThan(80);
  }
});

test("no link of the navigation is marked on a page that is not in it", async ({ page }) => {
  await page.goto("/legal");
  await openNavigation(page);
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveCount(0);
});

test("the header and the footer hold every link on every page", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    await openNavigation(page);
    const links = [...navigation.map(({ name }) => name), "Get Support"];
    await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
    const legal = footer(page).getByRole("link", { name: "Legal and terms" });
    await expect(legal).toHaveAttribute("href", "/legal");
  }
});

test("every service in the footer leads to the top of Services", async ({ page }) => {
  const services = [
    "Device Repair",
    "Network Installation",
    "Business IT Support",
    "Cybersecurity Guidance",
    "New Home Ethernet Special",
  ];
  for (const from of ["/about", "/services"]) {
    for (const name of services) {
      await page.goto(from);
      await scrollToBottom(page);
      await footer(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL("/services");
      await expect.poll(() => scrolled(page)).toBe(0);
    }
  }
});

test("the legal link in the footer leads to the top of Legal", async ({ page }) => {
  for (const from of ["/about", "/legal"]) {
    await page.goto(from);
    await scrollToBottom(page);
    await footer(page).getByRole("link", { name: "Legal and terms" }).click();
    await expect(page).toHaveURL("/legal");
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});

test("buttons at the foot of a page lead to the top of the next", async ({ page }) => {
  await page.goto("/about");
  await scrollToBottom(page);
  await page.getByRole("main").getByRole("link", { name: "See the services" }).click();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("Back and Forward return to where the reader was", async ({ page }) => {
  await page.goto("/services");
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);
  await clickWithoutScrolling(page, "/legal");
  await expect(page).toHaveURL("/legal");
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL("/legal");
  await expect.poll(() => scrolled(page)).toBe(400);
});

test("the skip link is the first stop of the keyboard, shows itself, and leads past the header", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const focused = page.getByRole("main").locator(":focus");
  await expect(focused).toHaveCount(1);
});

test.describe("the mobile menu", () => {
  test.beforeEach(async ({ page }) => {
    // On a wide screen the links stand in the header itself.
    await page.setViewportSize({ width: 390, height: 800 });
  });

  test("is closed at first, and says so", async ({ page }) => {
    await page.goto("/services");
    await expect(menuButton(page)).toBeVisible();
    await expect(mainNavigation(page)).toBeHidden();
    await expectToldExpanded(page, false);
  });

  test("opens and closes with the button, and says which", async ({ page, hasTouch }) => {
    await page.goto("/services");
    const press = () => (hasTouch ? menuButton(page).tap() : menuButton(page).click());
    await press();
    await expect(mainNavigation(page)).toBeVisible();
    await expectToldExpanded(page, true);
    await press();
    await expect(mainNavigation(page)).toBeHidden();
    await expectToldExpanded(page, false);
  });

  for (const key of ["Enter", "Space"]) {
    test(`opens with ${key}, and Tab goes on into its links`, async ({ page }) => {
      await page.goto("/services");
      await menuButton(page).focus();
      await page.keyboard.press(key);
      await expect(mainNavigation(page)).toBeVisible();
      await expectToldExpanded(page, true);
      await page.keyboard.press("Tab");
      await expect(
        mainNavigation(page).getByRole("link", { name: "Home", exact: true }),
      ).toBeFocused();
    });
  }

  test("closes on Escape, and the focus returns to the button", async ({ page }) => {
    await page.goto("/services");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expectToldExpanded(page, false);
  });

  test("closes on a touch outside it", async ({ page, hasTouch }) => {
    await page.goto("/services");
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    const box = await mainNavigation(page).boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) + 40;
    if (hasTouch) await page.touchscreen.tap(8, below);
    else await page.mouse.click(8, below);
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/services");
  });

  test("closes when the link to the page that is shown is chosen", async ({ page }) => {
    await page.goto("/services");
    await menuButton(page).click();
    await mainNavigation(page).getByRole("link", { name: "Services", exact: true }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/services");
  });

  test("closes as a link is chosen, whether or not the next page comes", async ({ page }) => {
    await page.goto("/services");
    await menuButton(page).click();
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/services");
  });

  test("closes when the window grows so wide that the links stand in the header", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/services");
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    const inHeader = () =>
      mainNavigation(page).evaluate((menu) => {
        const bar = menu.closest("header")?.getBoundingClientRect();
        const { top, bottom } = menu.getBoundingClientRect();
        return bar !== undefined && top >= bar.top && bottom <= bar.bottom;
      });
    await expect.poll(inHeader).toBe(true);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(mainNavigation(page)).toBeHidden();
  });

  test("is closed when the visitor comes Back to a page that the browser kept", {
    tag: "@chromium",
  }, async ({ launchOptions, baseURL }) => {
    const browser = await launchWithBackForwardCache(launchOptions);
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 800 },
    });
    await page.goto("/services");
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    expect(await restoredOnBack(page, () => page.goto("/about"))).toBe(true);
    await expect(mainNavigation(page)).toBeHidden();
    await browser.close();
  });
});

test.describe("the mobile menu without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("opens, leads on and is closed on the next page", async ({ page }) => {
    await page.goto("/services");
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(mainNavigation(page)).toBeHidden();
  });
});

/** Chooses a link of the footer from where the reader is. */
async function clickWithoutScrolling(page: Page, href: string): Promise<void> {
  await page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
}
