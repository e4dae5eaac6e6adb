import type { Page } from "@playwright/test";
import { isChromium } from "../support/browsers.ts";
import { contactForm, finishedMessage } from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Where the focus is, and what can be wrong with how it is shown. */
interface Stop {
  name: string;
  fault: string | undefined;
}

/**
 * Looks at the element that has the focus: it must be on screen, uncovered and outlined. Chromium
 * brings it there wholly; Firefox scrolls only to what it would not show at all.
 */
function lookAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(lookAtFocusInPage, isChromium(page));
}

function lookAtFocusInPage(wholly: boolean): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const name = `${element.tagName} ${element.innerText || element.id}`.slice(0, 60);
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const [across, down] = wholly ? [0, 0] : [box.width, box.height];
  const hidden =
    box.width === 0 ||
    box.left < -across ||
    box.top < -down ||
    box.right > innerWidth + across ||
    box.bottom > innerHeight + down;
  const tall = box.height > innerHeight / 2;
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.top + box.height / 2],
    [box.right - 3, box.top + box.height / 2],
  ] as const;
  const uncovered = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  if (hidden && !tall)
    return {
      name,
      fault: `${name} is not wholly on screen: ${JSON.stringify([box, innerWidth, innerHeight])}`,
    };
  if (!uncovered && !tall) return { name, fault: `${name} is covered` };
  const bare = outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2;
  return { name, fault: bare ? `${name} has no outline` : undefined };
}

/** Presses Tab, or the other key, until the focus leaves the page. Returns every stop. */
async function tabThrough(page: Page, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("Tab never leaves the page");
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const said = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return (label?.innerText || label?.textContent || "").replaceAll(/\s+/g, " ").trim();
    });
    if (typeof name === "string" ? said === name : name.test(said)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

for (const { path, name } of [...pages, { path: "/offline", name: "the offline page" }]) {
  test(`every stop of the keyboard on ${name} is on screen, uncovered and outlined`, async ({
    page,
  }) => {
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });
}

test("going backwards with Shift and Tab the focus is never hidden either", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("End");
  const stops = await tabThrough(page, "Shift+Tab");
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});

test("a message is written, made, copied, edited and made again by keyboard alone", {
  tag: "@mail",
}, async ({ page, hasTouch }) => {
  const requests = await collectMailRequests(page);
  await page.goto("/");
  if (hasTouch) {
    await tabTo(page, "Menu");
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "Contact");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await tabTo(page, "First name");
  await page.locator("form[novalidate]").waitFor();
  await page.keyboard.type("Ana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ortiz");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Cyber");
  await page.keyboard.press("Tab");
  await page.keyboard.type("It blinks.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const form = contactForm(page);
  await expect(form.email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Enter");

  const finished = finishedMessage(page);
  await expect(finished.heading).toBeFocused();
  expect(readMailto(requests[0] ?? "").fields.body).toContain(
    "Service Needed: Cybersecurity Guidance",
  );
  expect((await lookAtFocus(page))?.fault).toBeUndefined();
  await tabTo(page, "Copy message");
  await page.keyboard.press("Enter");
  await expect(finished.region.locator("[aria-live]").first()).not.toBeEmpty();
  await tabTo(page, "Edit");
  await page.keyboard.press("Enter");
  await expect(form.message).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Red.");
  await tabTo(page, "Send Message");
  await page.keyboard.press("Enter");
  await expect(finished.text).toHaveValue(/It blinks\. Red\.$/);
});

test("while a toast is shown it covers no stop of the keyboard", { tag: "@mail" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  const form = contactForm(page);
  await form.firstName.focus();
  await page.locator("form[novalidate]").waitFor();
  await form.firstName.fill("Ana");
  await form.lastName.fill("Ortiz");
  await form.email.fill("ana@example.com");
  await form.service.selectOption({ index: 1 });
  await form.message.fill("It blinks.");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.message.press("Tab");
  await page.keyboard.press("Enter");
  await page.clock.runFor(600);
  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  await expect(finishedMessage(page).heading).toBeFocused();
  const faults: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    const stop = await lookAtFocus(page);
    if (stop?.fault) faults.push(stop.fault);
    await page.keyboard.press("Tab");
  }
  expect(faults).toEqual([]);
});

test("an answer in the legal texts is reached by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "Legal and terms");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/legal");
  await expect(page.getByRole("tab")).toHaveCount(2);
  await tabTo(page, "Legal Disclaimer and Policy");
  await page.keyboard.press("ArrowRight");
  const terms = page.getByRole("tabpanel", { name: "Business Service Terms" });
  await expect(terms).toBeVisible();
  await tabTo(page, "Ending the agreement");
  await page.keyboard.press("Enter");
  await expect(terms.getByRole("heading", { name: "Ending the agreement" })).toBeInViewport();
});
