import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listedPaths } from "../../src/content/pages.ts";
import { linksOf, openPage, textsOf, valuesOf } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

// The specification of each screen, with its texts, targets, prices and terms written out.

const phone = { "(806) 555-0142": "tel:+18065550142" };
const call = { "Call (806) 555-0142": "tel:+18065550142" };
const textUs = { "Text us": "sms:+18065550142" };
const email = { "hello@hubcityit.example": "mailto:hello@hubcityit.example" };
const scheduling =
  "mailto:hello@hubcityit.example?subject=Time%20to%20call&body=My%20number%3A%0D%0AWhen%20to%20call%3A";
const write = { "Tell us what’s wrong": "/contact" };
const top = "main > section:first-of-type";

const paths = [
  "/",
  "/services",
  "/pricing",
  "/about",
  "/contact",
  "/self-service",
  "/legal",
  "/404",
];

const services = {
  "Device Repair": "/services#device-repair",
  "Network Installation": "/services#network-installation",
  "Business IT Support": "/services#business-support",
  "Cybersecurity Guidance": "/services#cybersecurity",
};

/** By page and selector: all that it finds, joined. */
const texts: Record<string, Record<string, string>> = {
  "/": {
    h1: "Practical IT for Small Business & Residential",
    "#about dt": "Alumni, Residential & business, Locally owned, 4+ years",
  },
  "/services": {
    "main li h2": `${Object.keys(services).join(", ")}, New Home Ethernet Special`,
    "#transparent-pricing h3": "Free consultations, Fixed project rates, Flexible support plans",
  },
  "/pricing": {
    "#diagnostic-visit dd": "$150, −$60, $90",
    "#new-home-ethernet h3": "New Home Ethernet Finish-Out, Expanded Finish-Out",
    '#device-repair [role="rowheader"]':
      "Hardware repair and replacement, Performance optimization, Basic data recovery",
    '#device-repair [role="row"] > [role="cell"]':
      "from $150 Ask about this, from $100 Ask about this, from $200 Ask about this",
    '#network [role="rowheader"]':
      "WiFi network design and setup, Cable termination (new home special)",
    '#network [role="row"] > [role="cell"]': "from $300 Ask about this, from $249 Ask about this",
    "#new-home-ethernet li:first-child p":
      "$249, Up to 6 jacks terminated, tested, labeled. Plates included.",
    "#new-home-ethernet li:last-child p":
      "$349, Up to 12 jacks, all terminated to RJ45 in the laundry. Plates included.",
    "figure blockquote":
      "Not satisfied? Tell us within 7 days. We come back, give extra support or make a fair adjustment.",
  },
  "/about": {
    "#story dl > div": "Locally owned in Lubbock, 5+ years experience",
    "#values h3": "Clarity, Security, Value",
  },
  "/contact": {
    "form label": "First name, Last name, E-mail, Service needed, Message",
    option: `Select a service, ${Object.keys(services).join(", ")}, General Consultation`,
  },
  "/self-service": {
    "#request h3": "Submit a Ticket, Schedule a Call",
    "#request h2": "Submit Your Request",
  },
  "/404": { title: "404 Page Not Found | Hub City IT", h1: "404 Page Not Found" },
};

test.each(Object.entries(texts))("%s has the texts of its screen", (path, parts) => {
  for (const [selector, text] of Object.entries(parts))
    expect.soft(textsOf(openPage(path), selector).join(", "), selector).toBe(text);
});

test.each([
  ["/pricing", "#diagnostic-visit", "$60 flat fee"],
  ["/pricing", "#diagnostic-visit", "Credited toward repair if you proceed."],
  ["/about", "#commitment", "Response time: Within 4 hours during business days."],
  ["/contact", "#reach", "Lubbock, Texas"],
  ["/contact", "#reach", "Mon-Fri 3PM-7PM, Sat 10AM-4PM"],
  ["/contact", "#reach dl", "Special hoursNov 26 – 28, 2026: Closed for Thanksgiving."],
  ["/self-service", "#request", "For existing customers."],
  ["/legal", "#disclaimer", "Legal Disclaimer and Policy"],
  ["/legal", "#disclaimer", "Effective January 8, 2025"],
  ["/legal", "#disclaimer", "does not carry errors and omissions insurance"],
  ["/legal", "#terms", "Effective January 8, 2025"],
  ["/legal", "#terms", "Business Service Terms"],
  ["/legal", "#terms", "Either party may terminate with 7 days’ written notice."],
  ["/legal", "#terms", "You pay a flat fee each month: [monthly fee: amount to be agreed]."],
  ["/legal", "#terms", "Texas law"],
  ["/legal", "#terms", "Any dispute goes to the courts of Lubbock County."],
  ["/legal", "#terms", "no errors and omissions insurance"],
  ["/legal", "#terms", "Our liability is capped at the amount you paid us."],
  [
    "/legal",
    "#terms",
    "We aim to respond within 24 hours and to resolve the problem within 48 hours.",
  ],
  ["/legal", "#terms", "Weekdays after 3 PM. Weekends: full availability."],
  ["/404", "main", "Note to ourselves: Did you forget to add the page to the router?"],
  ["/", "footer", "Local IT help for homes and small offices."],
  ["/", "footer", "Lubbock, Texas"],
  ["/", "footer", "© 2026 Hub City IT."],
])("%s says somewhere in %s: %s", (path, selector, part) => {
  expect(textsOf(openPage(path), selector).join(" ")).toContain(part);
});

test.each<[path: string, selector: string, links: Record<string, string>]>([
  ["/", `${top} a`, { ...write, ...call, ...textUs, "View Our Services": "/services" }],
  ["/", "#services .columns h3 a", services],
  ["/", "#services ul + ul h3 a", { "New Home Ethernet Special": "/services#new-home-ethernet" }],
  ["/", "#about a", { "Learn More About Us": "/about" }],
  ["/", "#next-step a", { "Get Support": "/contact", ...phone }],
  ["/services", "#transparent-pricing a", { "Get Your Free Quote": "/contact" }],
  ["/services", "#next-step a", { "Get Support": "/contact", ...phone }],
  ["/pricing", `${top} a`, { "Get Support": "/contact", ...call, ...textUs }],
  ["/pricing", "#next-step a", { "Get Your Free Quote": "/contact", ...phone }],
  ["/about", "#story a", { "View Our Prices": "/pricing" }],
  [
    "/about",
    "#commitment a",
    { "Get Support": "/contact", "View Our Services": "/services", ...phone },
  ],
  ["/contact", "#reach dl a", { ...phone, ...textUs, "Save our number": "/contact.vcf", ...email }],
  ["/contact", `${top} a`, { ...call, ...textUs }],
  ["/self-service", `${top} a`, { "Submit Your Request": "#request", ...call, ...textUs }],
  ["/contact", "#schedule a", { "E-mail us a time to call": scheduling, ...phone }],
  ["/self-service", "#request h3 a", { "Schedule a Call": "/contact" }],
  ["/self-service", ".lead a", { "New here? Contact us directly.": "/contact" }],
  [
    "/self-service",
    "#still-need-help a",
    { "Get Support": "/contact", "View Our Services": "/services", ...phone },
  ],
  ["/legal", "#next-step a", { "Ask a Question": "/contact", ...phone }],
  [
    "/404",
    "main a",
    {
      "Back to Home": "/",
      ...call,
      Services: "/services",
      Pricing: "/pricing",
      Contact: "/contact",
    },
  ],
])("%s has in %s the links %j", (path, selector, links) => {
  expect(linksOf(openPage(path), selector)).toEqual(Object.entries(links));
});

test.each(paths)(
  "%s has the header and footer of Home, and marks itself in the navigation",
  (path) => {
    const [home, page] = [openPage("/"), openPage(path)];
    expect(textsOf(page, "header, footer")).toEqual(textsOf(home, "header, footer"));
    for (const part of ["header a", "footer li a"])
      expect(linksOf(page, part)).toEqual(linksOf(home, part));
    const marked = ["/legal", "/404"].includes(path) ? [] : [path];
    expect(valuesOf(page, 'header [aria-current="page"]', "href")).toEqual(marked);
    // The card of a ticket has this name, and is not linked.
    expect(textsOf(page, "a").join()).not.toMatch(/submit a ticket/i);
  },
);

test("the site has these screens, the 404 page and the offline page, and no other", () => {
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

test("the footer has three icons without targets, the services, the contact block and a link to Legal", () => {
  expect(linksOf(openPage("/"), "footer li a")).toEqual([
    ["Facebook, coming soon", ""],
    ["Instagram, coming soon", ""],
    ["YouTube, coming soon", ""],
    ...Object.entries(services),
    ["New Home Ethernet Special", "/services#new-home-ethernet"],
    ["(806) 555-0142", "tel:+18065550142"],
    ["hello@hubcityit.example", "mailto:hello@hubcityit.example"],
    ["Legal and privacy", "/legal"],
  ]);
  expect(valuesOf(openPage("/pricing"), "footer div > a", "href")).toEqual([
    "/contact.vcf",
    "mailto:hello@hubcityit.example?subject=Report%20a%20problem%20with%20this%20page%3A%20https%3A%2F%2Fhubcityit.example%2Fpricing",
  ]);
});

test("lists have as many entries as specified", () => {
  const count = (path: string, selector: string) => textsOf(openPage(path), selector).length;
  expect(count("/services", "main li li")).toBe(5 * 4);
  expect(count("/pricing", "#why h3")).toBe(3);
  expect(count("/about", "#advantages h3")).toBe(6);
});

test("“Ask about this” leads to the contact form with the item and its service", () => {
  const asked = (path: string) =>
    linksOf(openPage(path), "main a").filter(([name]) => name.startsWith("Ask about this"));
  const about = (name: string, service: string, id: string) => [
    `Ask about this: ${name}`,
    `/contact?service=${service}&about=${id}#message`,
  ];
  const five = [
    about("Device Repair", "device-repair", "device-repair"),
    about("Network Installation", "network-installation", "network-installation"),
    about("Business IT Support", "business-support", "business-support"),
    about("Cybersecurity Guidance", "cybersecurity", "cybersecurity"),
    about("New Home Ethernet Special", "network-installation", "new-home-ethernet"),
  ];
  expect(asked("/")).toEqual(five);
  expect(asked("/services")).toEqual(five);
  expect(asked("/pricing")).toEqual([
    about("Diagnostic visit", "device-repair", "diagnostic-visit"),
    about("Hardware repair and replacement", "device-repair", "hardware-repair"),
    about("Performance optimization", "device-repair", "performance"),
    about("Basic data recovery", "device-repair", "data-recovery"),
    about("WiFi network design and setup", "network-installation", "wifi-network"),
    about(
      "Cable termination (new home special)",
      "network-installation",
      "ethernet-finish-out-row",
    ),
    about("New Home Ethernet Finish-Out", "network-installation", "ethernet-finish-out"),
    about("Expanded Finish-Out", "network-installation", "ethernet-expanded"),
  ]);
});

test("the contact form has five required fields, each of its own kind, and no service chosen", () => {
  const page = openPage("/contact");
  const names = ["firstName", "lastName", "email", "service", "message"];
  const topics = ["device-repair", "network-installation", "business-support", "cybersecurity"];
  expect(valuesOf(page, "form [required]", "name")).toEqual(names);
  expect(valuesOf(page, "input[required]", "type")).toEqual(["text", "text", "email"]);
  expect(valuesOf(page, "select[required]", "name")).toEqual(["service"]);
  expect(valuesOf(page, "textarea[required]", "rows")).toEqual(["4"]);
  expect(valuesOf(page, "option", "value")).toEqual(["", ...topics, "consultation"]);
  expect(textsOf(page, "option[selected]")).toEqual([]);
});
