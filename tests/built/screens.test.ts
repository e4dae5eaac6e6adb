import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listedPaths } from "../../src/content/pages.ts";
import { linksOf, openPage, textsOf, valuesOf } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

// The specification of each screen, with its texts, targets, prices and terms written out.

interface Screen {
  /** The texts of what a selector finds, with commas between them. */
  texts: Record<string, string>;
  /** Parts of the text of what a selector finds. */
  parts?: Record<string, string[]>;
  /** The targets of what a selector finds, by their names. */
  links: Record<string, Record<string, string>>;
}

const phone = { "(806) 555-0142": "tel:+18065550142" };
const call = { "Call (806) 555-0142": "tel:+18065550142" };
const textUs = { "Text us": "sms:+18065550142" };
const top = "main > section:first-child";
const responseTime = "Response time: Within 4 hours during business days.";

const services = {
  "Device Repair": "/services#device-repair",
  "Network Installation": "/services#network-installation",
  "Business IT Support": "/services#business-support",
  "Cybersecurity Guidance": "/services#cybersecurity",
};

const screens: Record<string, Screen> = {
  "/": {
    texts: {
      h1: "Practical IT for Small Business & Residential",
      "#about dt": "Alumni, Residential & business, Locally owned, 4+ years",
      "#about dd": "own and run this shop, options to choose from, in Lubbock, experience",
    },
    parts: { [top]: [responseTime, "a visit is $60, and it comes off the repair."] },
    links: {
      [`${top} a`]: {
        ...{ "Tell us what’s wrong": "/contact", ...call, ...textUs },
        "View Our Services": "/services",
      },
      "#services h3 a": services,
      "#about a": { "Learn More About Us": "/about" },
      "#next-step a": { "Get Support": "/contact", ...phone },
    },
  },
  "/services": {
    texts: {
      h1: "What we do, and what it costs",
      "main li h2": `${Object.keys(services).join(", ")}, New Home Ethernet Special`,
      "#transparent-pricing h3": "Free consultations, Fixed project rates, Flexible support plans",
    },
    parts: {
      "#new-home-ethernet": ["6 jacks", "$249", "12 jacks", "$349", "Plates included"],
    },
    links: {
      "#transparent-pricing a": { "Get Your Free Quote": "/contact" },
      "#next-step a": { "Get Support": "/contact", ...phone },
    },
  },
  "/pricing": {
    texts: {
      h1: "Prices, before you call",
      "#diagnostic-visit dd": "$150, −$60, $90",
      '#device-repair [role="rowheader"]':
        "Hardware repair and replacement, Performance optimization, Basic data recovery",
      '#device-repair [role="row"] > [role="cell"]':
        "from $150 Ask about this, from $100 Ask about this, from $200 Ask about this",
      '#network [role="rowheader"]':
        "WiFi network design and setup, Cable termination (new home special)",
      '#network [role="row"] > [role="cell"]': "from $300 Ask about this, from $249 Ask about this",
      "#new-home-ethernet h3": "New Home Ethernet Finish-Out, Expanded Finish-Out",
      "figure blockquote":
        "Not satisfied? Report it within 7 days and we come back, give extra support or make a fair adjustment.",
    },
    parts: {
      "#diagnostic-visit": ["$60 flat fee", "Credited toward repair if you proceed."],
      "#new-home-ethernet li:first-child": [
        "$249",
        "Up to 6 jacks terminated, tested, labeled. Plates included.",
      ],
      "#new-home-ethernet li:last-child": [
        "$349",
        "Up to 12 jacks, all terminated to RJ45 in the laundry. Plates included.",
      ],
    },
    links: {
      [`${top} a`]: { "Get Support": "/contact", ...call, ...textUs },
      "#next-step a": { "Get Your Free Quote": "/contact", ...phone },
    },
  },
  "/about": {
    texts: {
      h1: "The person you call is the one who comes",
      "#story dt": "Locally owned, 5+ years",
      "#story dd": "in Lubbock, experience",
      "#values h3": "Clarity, Security, Value",
    },
    parts: { "#commitment": [responseTime] },
    links: {
      "#story a": { "View Our Prices": "/pricing" },
      "#commitment a": { "Get Support": "/contact", "View Our Services": "/services", ...phone },
    },
  },
  "/contact": {
    texts: {
      h1: "Tell us what’s wrong",
      "form label": "First name, Last name, E-mail, Service needed, Message",
      option: `Select a service, ${Object.keys(services).join(", ")}, General Consultation`,
      "form button": "E-mail it to us",
    },
    parts: {
      "#message": ["Lubbock, Texas", "Mon-Fri 3PM-7PM, Sat 10AM-4PM", "All fields are required."],
    },
    links: {
      "#message dl a": {
        ...{ ...phone, ...textUs, "Save our number": "/contact.vcf" },
        "hello@hubcityit.example": "mailto:hello@hubcityit.example",
      },
      "#schedule a": {
        "E-mail us a time to call": "mailto:hello@hubcityit.example",
        ...phone,
      },
    },
  },
  "/self-service": {
    texts: {
      h1: "Support for our customers",
      "main > section:nth-child(2) h2": "Submit a Ticket, Schedule a Call",
      "#request h2": "Submit Your Request",
    },
    parts: { "#request": ["For existing customers. A visit is $60, and it comes off the repair.", "It opens in your mail app."] },
    links: {
      "main > section:nth-child(2) a": { "Schedule a Call": "/contact" },
      "#request > div > :first-child a": { "New here? Contact us directly.": "/contact" },
      "#still-need-help a": {
        "Contact Us": "/contact",
        "View Our Services": "/services",
        ...phone,
      },
    },
  },
  "/legal": {
    texts: { h1: "Legal, in plain words" },
    parts: {
      "#disclaimer": [
        "Legal Disclaimer and Policy",
        "Effective January 8, 2025",
        "does not carry errors and omissions insurance",
        "no accounts and sets no cookies",
        "WCAG 2.2",
      ],
      "#terms": [
        "Business Service Terms",
        "Either party may terminate with 7 days’ written notice.",
        "You pay a flat fee each month: [monthly fee: amount to be agreed].",
        "Texas law",
        "The courts of Lubbock County",
        "no errors and omissions insurance",
        "Our liability is capped at the amount you paid us. We carry",
        "We aim to respond within 24 hours and to resolve the problem within 48 hours.",
        "Weekdays after 3 PM. Weekends: full availability.",
      ],
    },
    links: { "#next-step a": { "Ask a Question": "/contact", ...phone } },
  },
  "/404": {
    texts: { title: "404 Page Not Found | Hub City IT", h1: "404 Page Not Found" },
    parts: { main: ["Did you forget to add the page to the router?"] },
    links: {
      "main a": {
        ...{ "Back to Home": "/", ...call, Services: "/services", Pricing: "/pricing" },
        Contact: "/contact",
      },
    },
  },
};

const paths = Object.keys(screens);

describe.each(Object.entries(screens))("%s", (path, { texts, parts = {}, links }) => {
  const page = openPage(path);
  const textIn = (selector: string) => textsOf(page, selector).join(", ");

  test.each(Object.entries(texts))("has in %s: %s", (selector, expected) => {
    expect(textIn(selector)).toBe(expected);
  });

  test.each(Object.entries(parts))("has somewhere in %s: %j", (selector, expected) => {
    for (const part of expected) expect.soft(textIn(selector)).toContain(part);
  });

  test.each(Object.entries(links))("leads in %s to %j", (selector, expected) => {
    expect(linksOf(page, selector)).toEqual(Object.entries(expected));
  });

  test("has the header and the footer of Home, and marks itself in the navigation", () => {
    const home = openPage("/");
    expect(textsOf(page, "header, footer")).toEqual(textsOf(home, "header, footer"));
    for (const part of ["header a", "footer li a"])
      expect(linksOf(page, part)).toEqual(linksOf(home, part));
    const marked = ["/legal", "/404"].includes(path) ? [] : [path];
    expect(valuesOf(page, 'header [aria-current="page"]', "href")).toEqual(marked);
  });

  test("has no link to a ticket by the name of its card", () => {
    expect(textIn("a")).not.toMatch(/submit a ticket/i);
  });
});

test("the site has the seven screens, the 404 page and the offline page, and no other", () => {
  expect([...listedPaths, "/404"]).toEqual(paths);
  const built = readdirSync(sampleSite).filter((file) => file.endsWith(".html"));
  expect(built.toSorted()).toEqual(
    builtPaths.map((path) => `${path.slice(1) || "index"}.html`).toSorted(),
  );
});

test("the header leads to every page, to Get Support and to the phone", () => {
  expect(linksOf(openPage("/"), "header a")).toEqual([
    ["Skip to the content", "#content"],
    ["Hub City IT", "/"],
    ["Call (806) 555-0142", "tel:+18065550142"],
    ["Home", "/"],
    ["Services", "/services"],
    ["Pricing", "/pricing"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Self Service", "/self-service"],
    ["Get Support", "/contact"],
    ["Call (806) 555-0142", "tel:+18065550142"],
  ]);
});

test("the footer has three icons without targets, the services, the contact block and the year", () => {
  const home = openPage("/");
  expect(linksOf(home, "footer li a")).toEqual([
    ["Facebook, coming soon", ""],
    ["Instagram, coming soon", ""],
    ["YouTube, coming soon", ""],
    ...Object.entries(services),
    ["New Home Ethernet Special", "/services#new-home-ethernet"],
    ["(806) 555-0142", "tel:+18065550142"],
    ["hello@hubcityit.example", "mailto:hello@hubcityit.example"],
    ["Save our number", "/contact.vcf"],
    ["Legal and terms", "/legal"],
  ]);
  const [text] = textsOf(home, "footer");
  for (const part of [
    "Hub City IT",
    "Local IT help for homes and small offices.",
    "Lubbock, Texas",
    "Mon-Fri 3PM-7PM, Sat 10AM-4PM",
    "© 2026 Hub City IT.",
  ])
    expect.soft(text).toContain(part);
  expect(valuesOf(openPage("/pricing"), "footer p ~ a", "href")).toEqual([
    "mailto:hello@hubcityit.example?subject=Report%20a%20problem%20with%20this%20page%3A%20https%3A%2F%2Fhubcityit.example%2Fpricing",
  ]);
});

test("lists have as many entries as specified", () => {
  const count = (path: string, selector: string) => textsOf(openPage(path), selector).length;
  expect(count("/services", "main li li")).toBe(5 * 4);
  expect(count("/pricing", "#why h3")).toBe(3);
  expect(count("/about", "#story div p")).toBe(3);
  expect(count("/about", "#advantages h3")).toBe(6);
});

test("“Ask about this” names a service that the contact form has", () => {
  const links = ["/services", "/pricing"].flatMap((path) => linksOf(openPage(path), "main a"));
  const asked = links.flatMap(([, target]) => /service=([\w-]+)&about=/.exec(target)?.[1] ?? []);
  expect(asked).toHaveLength(5 + 8);
  expect(valuesOf(openPage("/contact"), "option", "value")).toEqual(expect.arrayContaining(asked));
});

test("the contact form has five required fields, each of its own kind, and no service chosen", () => {
  const page = openPage("/contact");
  const names = ["firstName", "lastName", "email", "service", "message"];
  const topics = ["device-repair", "network-installation", "business-support", "cybersecurity"];
  expect(valuesOf(page, "form [required]", "name")).toEqual(names);
  expect(valuesOf(page, "form [required]", "id")).toEqual(valuesOf(page, "form label", "for"));
  expect(valuesOf(page, "form input", "type")).toEqual(["text", "text", "email"]);
  expect(valuesOf(page, "form select", "name")).toEqual(["service"]);
  expect(valuesOf(page, "form textarea", "rows")).toEqual(["4"]);
  expect(valuesOf(page, "option", "value")).toEqual(["", ...topics, "consultation"]);
  expect(page.querySelectorAll("option[selected]")).toEqual([]);
});
