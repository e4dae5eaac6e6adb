import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listedPaths } from "../../src/content/pages.ts";
import { mailOf, messageOf, readMailto, validEntry } from "../support/contact-form.ts";
import { findLayoutFaults, findTexts } from "../support/layout.ts";
import { shownPaths } from "../support/pages.ts";
import { startWebKit, versions } from "./driver.ts";

const [escapeKey, arrowRight] = ["\uE00C", "\uE014"];

/** What is typed into the contact form, by label. */
const fields = Object.entries({
  "First name": validEntry.firstName,
  "Last name": validEntry.lastName,
  "E-mail": validEntry.email,
  "Service needed": validEntry.service,
  Message: validEntry.message,
});
const values = { ...validEntry, service: "device-repair" };

describe.each(versions)("$name", (version) => {
  let web: Awaited<ReturnType<typeof startWebKit>>;
  beforeAll(async () => {
    web = await startWebKit(version);
  });
  beforeEach(async () => {
    await web.resize(375, 667);
    // Opening the same page again would keep its history entry.
    await web.open("about:blank");
  });
  afterEach(() => expect(web.errors.splice(0)).toEqual([]));
  afterAll(() => web.stop());

  test.each(shownPaths)("%s: nothing overflows, overlaps or is cut off", async (path) => {
    await web.open(path);
    for (const width of [375, 1280]) {
      await web.resize(width, 667);
      const faults = await web.run(layoutFaults);
      // Without "overflow: clip" the fallback is a box that scrolls.
      const known = version.name === "Safari 15.4" ? /^a link to a text scrolls/ : /^$/;
      expect
        .soft(
          faults.filter((each) => !known.test(each)),
          `at ${width} px`,
        )
        .toEqual([]);
      if (version.name === "Safari 26")
        expect.soft(await web.printedInMargins(), `printed at ${width} px`).toEqual([]);
    }
  });

  test("the header leaves most of the screen to the page, and fragments show below it", async () => {
    await web.open("/services#new-home-ethernet");
    const { bottom = 0 } = await web.run(boxOf, "body > header");
    expect(bottom).toBeLessThan(667 / 4);
    const { top = 0 } = await web.run(boxOf, ":target");
    expect(top - Math.max(bottom, 0)).toBeGreaterThan(0);
    expect(top - Math.max(bottom, 0)).toBeLessThan(44);
  });

  if (version.name === "Safari 15.4")
    test("the menu is always open", async () => {
      await web.open("/services");
      for (const name of ["Pricing", "Get Support"])
        expect(await web.run(isSeen, await web.find("a", name))).toBe(true);
    });
  else
    test("the menu fills the screen below the header", async () => {
      await web.open("/services");
      for (const top of [0, 300, 1500]) {
        await web.run((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        await web.click("button", "Menu");
        const { bottom: header } = await web.run(boxOf, "body > header");
        const menu = await web.run(boxOf, "nav");
        expect.soft(menu, `at ${top} px`).toEqual({ top: header, bottom: 667, width: 375 });
        await web.press(escapeKey);
        await expect.poll(() => web.run(boxOf, "nav")).toMatchObject({ width: 0 });
      }
    });

  test.each([375, 1280])("a form with mistakes shows the first one, at %i px", async (width) => {
    await web.resize(width, 667);
    await web.open("/contact");
    await expect.poll(() => web.run(isHydrated)).toBe(true);
    for (const [label, text] of fields) {
      await web.run(center, await web.find("button", "E-mail it to us"));
      await web.click("button", "E-mail it to us");
      await expect.poll(async () => (await web.run(focusedField)).name).toBe(label);
      for (const [part, element] of Object.entries((await web.run(focusedField)).parts))
        expect.soft(await web.run(isSeen, element), `${label}: its ${part} is seen`).toBe(true);
      await web.type(label, text);
    }
  });

  test("a half-written, a finished and an edited message survive a reload", async () => {
    const written = () =>
      web.run(() => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined)));
    await web.open("/contact");
    await expect.poll(() => web.run(isHydrated)).toBe(true);
    for (const field of fields.slice(0, -1)) await web.type(...field);
    // In the same moment.
    await web.reload();
    await expect.poll(written).toMatchObject({ ...values, message: "" });
    await web.type("Message", validEntry.message);
    await web.click("button", "E-mail it to us");
    await expect.poll(() => web.appRequests.map((url) => readMailto(url))).toEqual([mailOf()]);
    const focused = () => web.run(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Your message is ready");
    await web.reload();
    const finished = () => web.run(() => document.querySelector("dd:last-of-type")?.textContent);
    await expect.poll(finished).toBe(messageOf());
    await web.click("button", "Edit this message");
    await expect.poll(written).toMatchObject(values);
    await web.reload();
    await expect.poll(written).toMatchObject(values);
  });

  test("the legal tabs answer clicks and keys", async () => {
    const disclaimer = ["[role=tab]", "Legal Disclaimer and Policy"] as const;
    await web.open("/legal");
    await expect.poll(() => web.run(shownTexts)).toEqual(["disclaimer"]);
    await web.click("a", "Business Service Terms");
    await expect.poll(() => web.run(shownTexts)).toEqual(["terms"]);
    await expect.poll(() => web.find(...disclaimer)).toBeTruthy();
    await web.click(...disclaimer);
    await expect.poll(() => web.run(shownTexts)).toEqual(["disclaimer"]);
    // In Safari a click does not focus a link.
    await web.run((tab) => (tab as HTMLElement).focus(), await web.find(...disclaimer));
    await web.press(arrowRight);
    await expect.poll(() => web.run(shownTexts)).toEqual(["terms"]);
  });

  test("a hovered icon has a tooltip, which Escape closes", async () => {
    const tooltip = () => web.run(() => document.querySelector("footer [data-side]"));
    await web.open("/about");
    const icon = await web.find("footer a", "Facebook, coming soon");
    await web.run(center, icon);
    await expect.poll(() => web.run(isHydrated)).toBe(true);
    // From another place: a pointer that does not move enters nothing.
    await web.hover(await web.find("footer a", "YouTube, coming soon"));
    await web.hover(icon);
    await expect.poll(tooltip).toBeTruthy();
    expect(await web.run(isSeen, (await tooltip()) as Element)).toBe(true);
    await web.press(escapeKey);
    await expect.poll(tooltip).toBe(null);
  });

  // The last one: the server does not come back.
  test("without a connection every page opens", async () => {
    await web.open("/");
    await web.run(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
    });
    web.disconnect();
    const heading = () => web.run(() => document.querySelector("h1")?.textContent);
    for (const path of listedPaths) {
      await web.open(path);
      expect.soft(await heading(), path).toMatch(/^(?!No connection)./);
      await expect.poll(() => web.run(isHydrated), { message: path }).toBe(true);
    }
    await web.open("/nowhere");
    expect(await heading()).toBe("No connection");
  });
});

// The functions below run in the page.

const layoutFaults = new Function(
  `return (${findLayoutFaults})((${findTexts})())`,
) as () => string[];

function center(element: Element): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Whether React has hydrated all that is on screen, or in the whole page if it is idle. */
function isHydrated(): boolean {
  const islands = [...document.querySelectorAll("astro-island[ssr]")];
  return !islands.some(
    (each) =>
      each.getAttribute("client") === "idle" ||
      (each.firstElementChild?.getBoundingClientRect().top ?? innerHeight) < innerHeight,
  );
}

function boxOf(selector: string) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return { top: box?.top, bottom: box?.bottom, width: box?.width };
}

/** Whether the element is in the viewport, with nothing over it. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const start = document.elementFromPoint(left + 2, top + 2);
  const end = document.elementFromPoint(right - 2, bottom - 2);
  return element.contains(start) && element.contains(end);
}

function focusedField() {
  const field = document.activeElement as HTMLInputElement;
  const label = field.labels?.[0] as Element;
  const message = document.getElementById(field.getAttribute("aria-describedby") ?? "") as Element;
  return { name: label?.textContent, parts: { field, label, message } };
}

/** The legal texts that are shown, by their headings: a hidden text may have a box. */
function shownTexts(): string[] {
  const isShown = (id: string) => document.querySelector(`#${id} h2`)?.checkVisibility();
  return ["disclaimer", "terms"].filter(isShown);
}
