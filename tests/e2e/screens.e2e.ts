import type { Locator, Page } from "@playwright/test";
import { pages, unknownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const block = (page: Page, name: string | RegExp) =>
  main(page).getByRole("region", { name, exact: typeof name === "string" });
const link = (within: Locator, name: string) => within.getByRole("link", { name, exact: true });

/** The heading of the page, which is the only one of its level. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([name]);
}

async function expectLink(within: Locator, name: string, target: string): Promise<void> {
  await expect(link(within, name)).toHaveAttribute("href", target);
}

async function expectTexts(within: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.soft(within).toContainText(text);
}

const phone = "tel:+18065550142";
const email = "mailto:hello@hubcityit.example";

test.describe("Home", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("its hero says what the business does, with a button to the services", async ({ page }) => {
    await expectHeading(page, "Practical IT for Small Business & Residential");
    await expectLink(main(page), "View Our Services", "/services");
  });

  test("it shows four service cards", async ({ page }) => {
    const cards = main(page)
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { level: 3 }),
      });
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "Device Repair",
      "Network Installation",
      "Business IT Support",
      "Cybersecurity Guidance",
    ]);
    for (const card of await cards.all()) await expect(card.locator("p").first()).not.toBeEmpty();
  });

  test("its about teaser has the four stats and a button to About", async ({ page }) => {
    const teaser = main(page)
      .getByRole("region")
      .filter({
        has: page.getByRole("link", { name: "Learn More About Us", exact: true }),
      });
    await expectTexts(teaser, [
      "Alumni",
      "residential and business options",
      "4+",
      "years experience",
    ]);
    await expect.soft(teaser).toContainText(/local\s+owned/i);
    await expectLink(teaser, "Learn More About Us", "/about");
  });

  test("it closes with a call to action", async ({ page }) => {
    const closing = main(page).getByRole("region").last();
    await expectTexts(closing, ["$60"]);
    await expect(closing.locator('a[href="/contact"]')).toBeVisible();
    await expect(closing.locator(`a[href="${phone}"]`)).toBeVisible();
  });
});

test.describe("Services", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/services");
  });

  const services = [
    ["Device Repair", ["$60"]],
    ["Network Installation", ["$300"]],
    ["Business IT Support", []],
    ["Cybersecurity Guidance", []],
    ["New Home Ethernet Special", ["$249", "$349", "Plates included"]],
  ] as const;

  test("it has a hero", async ({ page }) => {
    await expectHeading(page, "What we do, each with its price");
  });

  for (const [name, labels] of services) {
    test(`it describes ${name} with a list of features`, async ({ page }) => {
      const card = block(page, name);
      expect(await card.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
      await expectTexts(card, labels);
    });
  }

  test("it has five service cards and no more", async ({ page }) => {
    const cards = main(page).getByRole("region").filter({ hasText: "Ask about this" });
    await expect(cards).toHaveCount(services.length);
  });

  test("'Transparent Pricing' names three things and leads to a free quote", async ({ page }) => {
    const pricing = block(page, "Transparent Pricing");
    await expect(pricing.getByRole("heading", { level: 3 })).toHaveText([
      "Free consultations",
      "Fixed project rates",
      "Flexible support plans",
    ]);
    await expectLink(pricing, "Get Your Free Quote", "/contact");
  });

  test("it closes with a call to action", async ({ page }) => {
    const closing = main(page).getByRole("region").last();
    await expect(closing.locator('a[href="/contact"]')).toBeVisible();
    await expect(closing.locator(`a[href="${phone}"]`)).toBeVisible();
  });
});

test.describe("Pricing", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/pricing");
  });

  test("the diagnostic visit is a $60 flat fee, credited toward the repair", async ({ page }) => {
    const visit = block(page, "Diagnostic visit");
    await expect(visit).toContainText(/\$60\s+flat fee/);
    await expectTexts(visit, ["Credited toward repair if you proceed.", "$150", "$90"]);
  });

  test("the device repair rates are the three of the list", async ({ page }) => {
    await expect(rows(page, "Device repair rates")).toHaveText([
      /^Hardware repair and replacement.*from \$150$/,
      /^Performance optimization.*from \$100$/,
      /^Basic data recovery.*from \$200$/,
    ]);
  });

  test("the network services rates are the two of the list", async ({ page }) => {
    await expect(rows(page, "Network services rates")).toHaveText([
      /^WiFi network design and setup.*from \$300$/,
      /^Cable termination \(new home special\).*from \$249$/,
    ]);
  });

  test("the ethernet packages say what each buys, with the plates included", async ({ page }) => {
    const offer = (name: string) =>
      main(page)
        .getByRole("listitem")
        .filter({
          has: page.getByRole("heading", { level: 3, name, exact: true }),
        });
    await expectTexts(offer("New Home Ethernet Finish-Out"), [
      "$249",
      "Up to 6 jacks terminated, tested, labeled.",
      "Plates included.",
    ]);
    await expectTexts(offer("Expanded Finish-Out"), [
      "$349",
      "Up to 12 jacks, all terminated to RJ45 in the laundry.",
      "Plates included.",
    ]);
  });

  test("three reasons say why to choose the business", async ({ page }) => {
    await expect(block(page, /why choose/i).getByRole("listitem")).toHaveCount(3);
  });

  test("the satisfaction commitment is a quote that names the 7 days and the three remedies", async ({
    page,
  }) => {
    await expectTexts(main(page).getByRole("figure"), ["Our satisfaction commitment"]);
    await expectTexts(main(page).getByRole("blockquote"), [
      "Report it within 7 days",
      "come back",
      "extra support",
      "a fair adjustment",
    ]);
  });
});

test.describe("About", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
  });

  test("it tells the founder's story, with two stats", async ({ page }) => {
    const story = block(page, "Why we started");
    expect(await story.locator("p").count()).toBeGreaterThanOrEqual(2);
    await expect.soft(story).toContainText(/local\s+owned/i);
    await expect.soft(story).toContainText(/5\+\s*years experience/);
  });

  test("it names the three values", async ({ page }) => {
    await expect(
      block(page, "Three things we hold to").getByRole("heading", { level: 3 }),
    ).toHaveText(["Clarity", "Security", "Value"]);
  });

  test("it names six advantages", async ({ page }) => {
    await expect(
      block(page, "What that means for you").getByRole("heading", { level: 3 }),
    ).toHaveCount(6);
  });

  test("it commits to a response time, with buttons to the contact page and the services", async ({
    page,
  }) => {
    const commitment = main(page).getByRole("region").last();
    await expect(commitment).toContainText("Response time: Within 4 hours during business days");
    await expect(commitment.locator('a[href="/contact"]')).toBeVisible();
    await expect(commitment.locator('a[href="/services"]')).toBeVisible();
  });
});

test.describe("Contact", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
  });

  test("it has the message form with the five fields", async ({ page }) => {
    const form = block(page, "Send a message");
    await expect(form.getByRole("textbox")).toHaveCount(4);
    await expect(form.getByRole("combobox")).toHaveCount(1);
    await expect(form.getByRole("combobox").getByRole("option")).toHaveText([
      "Select a service",
      "Device Repair",
      "Network Installation",
      "Business IT Support",
      "Cybersecurity Guidance",
      "General Consultation",
    ]);
    await expect(form.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "4");
    await expect(form.getByRole("button", { name: "Send Message" })).toBeVisible();
  });

  test("it lists the phone, the e-mail, the place and the business hours", async ({ page }) => {
    const info = block(page, "Reach us directly");
    await expectLink(info, "(806) 555-0142", phone);
    await expectLink(info, "hello@hubcityit.example", email);
    await expectTexts(info, ["Lubbock, Texas", "Mon-Fri 3PM-7PM", "Sat 10AM-4PM"]);
  });

  test("it lists reasons to choose the business", async ({ page }) => {
    expect(await block(page, "Why people call us").getByRole("listitem").count()).toBeGreaterThan(
      2,
    );
  });

  test("it offers to agree on a time by phone or e-mail", async ({ page }) => {
    const schedule = block(page, "Rather pick a time?");
    await expectLink(schedule, "Call (806) 555-0142", phone);
    await expectLink(schedule, "Write to hello@hubcityit.example", email);
  });
});

test.describe("Self Service", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/self-service");
  });

  const card = (page: Page, name: string) =>
    main(page)
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { level: 3, name, exact: true }),
      });

  test("it offers two ways: a ticket, which is no link, and a call, which leads to Contact", async ({
    page,
  }) => {
    await expect(card(page, "Submit a Ticket")).toBeVisible();
    await expect(card(page, "Submit a Ticket").getByRole("link")).toHaveCount(0);
    await expect(card(page, "Schedule a Call").getByRole("link")).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  test("'Submit Your Request' is for existing customers and sends new ones to the business", async ({
    page,
  }) => {
    const request = block(page, "Submit Your Request");
    await expectTexts(request, ["existing customers", "contact us directly"]);
    await expectLink(request, "(806) 555-0142", phone);
    await expectLink(request, "hello@hubcityit.example", email);
  });

  test("'Still Need Help?' leads to the contact page and the services", async ({ page }) => {
    const help = block(page, "Still Need Help?");
    await expect(help.locator('a[href="/contact"]')).toBeVisible();
    await expect(help.locator('a[href="/services"]')).toBeVisible();
  });
});

test.describe("an address that no page has", () => {
  test.use({ allowedFaults: /status of 404/ });

  for (const path of unknownPaths) {
    test(`${path} answers 404 with the 404 page`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectHeading(page, "404 Page Not Found");
      await expect(
        main(page).getByText("Did you forget to add the page to the router?", { exact: true }),
      ).toBeVisible();
      await expectLink(main(page), "Back to Home", "/");
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});

test("the footer of every page says who this is, what they do and how to reach them", async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expectTexts(footer, [
      "Hub City IT",
      "Local IT help for homes and small offices.",
      "Lubbock, Texas",
    ]);
    for (const service of [
      "Device Repair",
      "Network Installation",
      "Business IT Support",
      "Cybersecurity Guidance",
      "New Home Ethernet Special",
    ]) {
      await expect(link(footer, service)).toHaveAttribute("href", /^\/services/);
    }
    await expectLink(footer, "(806) 555-0142", phone);
    await expectLink(footer, "hello@hubcityit.example", email);
    await expectLink(footer, "Legal and terms", "/legal");
    const social = footer.getByRole("link", { disabled: true });
    await expect(social).toHaveText([/Facebook/, /Instagram/, /YouTube/]);
    for (const icon of await social.all()) await expect(icon).not.toHaveAttribute("href");
  }
});

test("the copyright line names the year that it is read in", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-04T12:00:00"));
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Hub City IT.");
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the copyright line names the year of the site's last change", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("contentinfo")).toContainText("© 2026 Hub City IT.");
  });
});

/** The rows of a rate table below its head. */
function rows(page: Page, name: string): Locator {
  const table = page.getByRole("table", { name, exact: true });
  return table.getByRole("row").filter({ has: page.getByRole("rowheader") });
}
