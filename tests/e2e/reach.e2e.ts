import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { brokenParts } from "../support/layout.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const shared = [...pages.map(({ path }) => path), "/offline"];

/**
 * What can be pressed and is smaller than 44 by 44 pixels. By WCAG 2.5.5 a link in a sentence may be
 * as high as its line, and a control may be small whose label is not.
 */
function smallTargets(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    "a[href], a[role], button, input, select, textarea, summary, [role=tab]",
  );
  return [...all].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const shown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
    const onScreen = element.getBoundingClientRect().right > 0;
    const inSentence = style.display === "inline" && isInSentence(element);
    const small = Math.round(width) < 44 || Math.round(height) < 44;
    return shown && onScreen && small && !inSentence
      ? [`${element.innerText || element.id} (${Math.round(width)} × ${Math.round(height)})`]
      : [];
  });

  function isInSentence(element: HTMLElement): boolean {
    const block = element.closest("p, li, dd, th, td, figcaption");
    const others = (block?.textContent ?? "").replace(element.textContent ?? "", "");
    return others.trim().length > 0;
  }
}

test("what can be pressed is at least 44 pixels each way", async ({ page }) => {
  for (const path of shared) {
    await page.goto(path);
    expect.soft(await page.evaluate(smallTargets), path).toEqual([]);
  }
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  expect.soft(await page.evaluate(smallTargets), "the menu").toEqual([]);
});

test("so it is in the finished message and its toast", { tag: "@mail" }, async ({ page }) => {
  await page.goto("/contact");
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

const contact = /\(\d{3}\) \d{3}-\d{4}|[\w.-]+@[\w-]+(?:\.[\w-]+)+/;

/** The texts beside headings and buttons that name a phone number or an address and are no link. */
function unlinked(source: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest("script, h1, h2, h3, button")) continue;
    const labels = node.nodeValue ?? "";
    const link = element.closest("a[href^='tel:'], a[href^='mailto:']");
    if (new RegExp(source).test(labels) && !link) found.push(labels);
  }
  return found;
}

test("every phone number and e-mail address can be pressed, and stands whole on its line", async ({
  page,
}) => {
  for (const path of shared) {
    await page.goto(path);
    expect.soft(await page.evaluate(unlinked, contact.source), path).toEqual([]);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await brokenParts(page.locator("body"), contact);
      expect.soft(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What sticks out of the page sideways, or is cut off by a box too small for its words. */
function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth + 1;
  const cut = [
    ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, li, dd, th, td"),
  ]
    .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      return (
        overflowX === "hidden" &&
        clipPath === "none" &&
        element.scrollWidth > element.clientWidth + 1
      );
    })
    .map((element) => element.innerText);
  return wide ? ["the page can be scrolled sideways", ...cut] : cut;
}

test("at 400 % zoom every page can be read by scrolling down alone", async ({ page }) => {
  // 1280 by 1024 pixels at 400 %, as WCAG 1.4.10 counts.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of shared) {
    await page.goto(path);
    expect.soft(await page.evaluate(cutOff), path).toEqual([]);
  }
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const last = page.getByRole("navigation", { name: "Main" }).getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test("with text of twice the size nothing is cut off", async ({ page }) => {
  for (const path of shared) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect.soft(await page.evaluate(cutOff), path).toEqual([]);
  }
});

test("with the reader's own spacing of text nothing is cut off", async ({ page }) => {
  for (const path of shared) {
    await page.goto(path);
    await page.evaluate(() => {
      // WCAG 1.4.12.
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        Object.assign(element.style, {
          lineHeight: "1.5",
          letterSpacing: "0.12em",
          wordSpacing: "0.16em",
        });
      }
    });
    expect.soft(await page.evaluate(cutOff), path).toEqual([]);
  }
});

test("in forced colors buttons have an edge, the focus an outline and the cable a color", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const { send, firstName } = contactForm(page);
  expect(await borderOf(page, "form button")).toBeGreaterThanOrEqual(2);
  expect(await borderOf(page, "form input")).toBeGreaterThanOrEqual(1);
  await firstName.focus();
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineStyle, Number.parseFloat(outlineWidth)];
  });
  expect(outline[0]).toBe("solid");
  expect(outline[1]).toBeGreaterThanOrEqual(2);
  await expect(send).toBeVisible();
  const colors = await send.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return color !== backgroundColor;
  });
  expect(colors).toBe(true);
  await page.goto("/legal");
  const chosen = page.getByRole("tab", { selected: true });
  await expect(chosen).toHaveCSS("text-decoration-line", "underline");
});

function borderOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
}

test("assistive technology is told the form's fields, what is wrong with them, and the message", {
  tag: "@mail",
}, async ({ page }) => {
  await page.goto("/contact");
  const section = page.getByRole("region", { name: "Send a message", exact: true });
  await expect(section.locator("form")).toMatchAriaSnapshot(`
    - text: First name
    - textbox "First name"
    - text: Last name
    - textbox "Last name"
    - text: E-mail
    - textbox "E-mail"
    - text: Service needed
    - combobox "Service needed"
    - text: Message
    - textbox "Message"
    - button "Send Message"
  `);
  await wakeContactForm(page);
  await contactForm(page).send.click();
  await expect(section.getByRole("alert")).toHaveText("5 fields need another look.");
  await fillContactForm(page);
  await contactForm(page).send.click();
  const { region, heading, copyMessage, copyAddress, edit, another } = finishedMessage(page);
  await expect(heading).toBeFocused();
  await expect(finishedMessage(page).text).toHaveAttribute("readonly");
  for (const button of [copyMessage, copyAddress, edit, another])
    await expect(button).toBeEnabled();
  await expect(region.getByRole("link", { name: "(806) 555-0142", exact: true })).toBeVisible();
  const announcing = region.locator("[aria-live=polite]");
  await expect(announcing).toHaveCount(2);
  await expect(announcing.first()).toBeEmpty();
});

test("assistive technology is told every page's landmarks by name", async ({ page }) => {
  for (const path of shared) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    const unnamed = await page
      .locator("nav, section[aria-labelledby], section[aria-label]")
      .evaluateAll((all) =>
        all
          .map((one) => {
            const by = one.getAttribute("aria-labelledby");
            return by ? document.getElementById(by)?.textContent : one.ariaLabel;
          })
          .filter((name) => !name?.trim()),
      );
    expect.soft(unnamed, path).toEqual([]);
  }
});
