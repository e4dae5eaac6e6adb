import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { holdScripts } from "../support/held-files.ts";
import { expect, test } from "../support/test.ts";

/** Each thing that can be asked about, by the page it stands on, and the service that is chosen. */
const asked: Record<string, [thing: string, service: string][]> = {
  "/": [
    ["Device Repair", "device-repair"],
    ["Network Installation", "network-installation"],
    ["Business IT Support", "business-support"],
    ["Cybersecurity Guidance", "cybersecurity"],
  ],
  "/services": [
    ["Device Repair", "device-repair"],
    ["Network Installation", "network-installation"],
    ["Business IT Support", "business-support"],
    ["Cybersecurity Guidance", "cybersecurity"],
    ["New Home Ethernet Special", "network-installation"],
  ],
  "/pricing": [
    ["Diagnostic visit", "device-repair"],
    ["Hardware repair and replacement", "device-repair"],
    ["Performance optimization", "device-repair"],
    ["Basic data recovery", "device-repair"],
    ["WiFi network design and setup", "network-installation"],
    ["Cable termination (new home special)", "network-installation"],
    ["New Home Ethernet Finish-Out", "network-installation"],
    ["Expanded Finish-Out", "network-installation"],
  ],
};

const unknown = [
  "nowhere",
  "",
  "Device-Repair",
  "device-repair ",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "a".repeat(5000),
];

const askLinks = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^Ask about this/ });

for (const [path, things] of Object.entries(asked)) {
  test(`each thing on ${path} can be asked about, and its service is then chosen`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = await askLinks(page).evaluateAll((all) =>
      all.map((link) => [
        link.textContent
          ?.replace("Ask about this", "")
          .replace(/^[:\s]+/, "")
          .trim(),
        link.getAttribute("href"),
      ]),
    );
    expect(links).toEqual(
      things.map(([thing, service]) => [
        expect.stringContaining(thing),
        `/contact?service=${service}#message`,
      ]),
    );
    await askLinks(page).last().click();
    await expect(contactForm(page).service).toHaveValue(things.at(-1)?.[1] ?? "");
    await expect(page.getByRole("heading", { name: "Send a message" })).toBeInViewport();
  });
}

test("the service is chosen before the form's script comes, and stays chosen after", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact?service=business-support#message", { waitUntil: "commit" });
  await expect(contactForm(page).service).toHaveValue("business-support");
  letGo();
  await wakeContactForm(page);
  await expect(contactForm(page).service).toHaveValue("business-support");
});

test("it is chosen by the time the page is first painted", async ({ page }) => {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const select = document.querySelector<HTMLSelectElement>("#contact-service");
      if (!select) return requestAnimationFrame(look);
      document.documentElement.dataset.firstSeen = select.value;
      return undefined;
    });
  });
  await page.goto("/contact?service=cybersecurity");
  await expect(page.locator("html")).toHaveAttribute("data-first-seen", "cybersecurity");
});

test("another service can be chosen, and is kept when the visitor comes Back", async ({ page }) => {
  await page.goto("/contact?service=cybersecurity");
  await contactForm(page).service.selectOption({ label: "General Consultation" });
  await page.goto("/about");
  await page.goBack();
  await expect(contactForm(page).service).toHaveValue("consultation");
});

test("after the message is made the form starts without a service", { tag: "@mail" }, async ({
  page,
}) => {
  await page.goto("/contact?service=cybersecurity");
  await wakeContactForm(page);
  await fillContactForm(page, { service: "Cybersecurity Guidance" });
  await contactForm(page).send.click();
  await finishedMessage(page).another.click();
  await expect(contactForm(page).service).toHaveValue("");
});

test("a value that is no service is ignored quietly", async ({ page }) => {
  for (const value of unknown) {
    await page.goto(`/contact?service=${encodeURIComponent(value)}`);
    await expect(contactForm(page).service).toHaveValue("");
  }
  for (const query of [
    "?service",
    "?service=%",
    "?service=%C3",
    "?service=x&service=cybersecurity",
  ]) {
    await page.goto(`/contact${query}`);
    await expect(contactForm(page).service).toHaveValue("");
    await wakeContactForm(page);
    await expect(contactForm(page).service).toHaveValue("");
  }
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the visitor still lands on the form", async ({ page }) => {
    await page.goto("/services");
    await askLinks(page).first().click();
    await expect(page).toHaveURL("/contact?service=device-repair#message");
    await expect(page.getByRole("heading", { name: "Send a message" })).toBeInViewport();
    await expect(contactForm(page).service).toHaveValue("");
  });
});
