import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { linksOf, only, openPage, textOf, textsOf, valuesOf } from "../support/built-page.ts";
import { builtPages, pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

// The specification of each screen, with its texts, targets, prices and terms written out.

type Link = [text: string, target: string];

const phone: Link = ["(806) 555-0142", "tel:+18065550142"];
const email: Link = ["hello@hubcityit.example", "mailto:hello@hubcityit.example"];
const card: Link = ["Save our number", "/contact.vcf"];
const getSupport: Link = ["Get Support", "/contact"];
const seeServices: Link = ["See the services", "/services"];
const services = [
  "Device Repair",
  "Network Installation",
  "Business IT Support",
  "Cybersecurity Guidance",
  "New Home Ethernet Special",
];

const headings: Record<string, string> = {
  "/": "Practical IT for Small Business & Residential",
  "/services": "What we do, each with its price",
  "/pricing": "A visit is $60. The rest is below.",
  "/about": "A small shop in Lubbock",
  "/contact": "Tell us what's wrong",
  "/self-service": "Raise a ticket",
  "/legal": "Legal, in plain words",
  "/404": "404 Page Not Found",
};

test("the site has the seven screens, the 404 page and the offline page, and no other", () => {
  expect([...pages.map(({ path }) => path), "/404"]).toEqual(Object.keys(headings));
  const built = readdirSync(sampleSite).filter((file) => file.endsWith(".html"));
  expect(built.toSorted()).toEqual(builtPages.map((name) => `${name}.html`).toSorted());
  expect(built).toHaveLength(9);
});

describe.each(Object.entries(headings))("the screen %s", (path, heading) => {
  const page = openPage(path);

  test("has its heading", () => {
    expect(textsOf(page, "h1")).toEqual([heading]);
  });

  test("has every link of the navigation and marks the page shown", () => {
    const links: Link[] = [
      ["Home", "/"],
      ["Services", "/services"],
      ["Pricing", "/pricing"],
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Self Service", "/self-service"],
    ];
    expect(linksOf(page, "header a")).toEqual([
      ["Skip to the content", "#content"],
      ["Hub City IT", "/"],
      [`Call ${phone[0]}`, phone[1]],
      ...links,
      getSupport,
    ]);
    const marked = links.filter(([, target]) => target === path);
    expect(linksOf(page, 'header [aria-current="page"]')).toEqual(marked);
    expect(page.querySelectorAll("header [aria-current]")).toHaveLength(marked.length);
  });

  test("has the footer's brand, services, contact details and social icons without targets", () => {
    const footer = only(page, "footer");
    expect(linksOf(footer)).toEqual([
      ["Facebook, coming soon", ""],
      ["Instagram, coming soon", ""],
      ["YouTube, coming soon", ""],
      ...services.map((service) => [service, "/services"]),
      phone,
      email,
      card,
      ["Legal and terms", "/legal"],
    ]);
    for (const text of [
      "Hub City IT",
      "Local IT help for homes and small offices.",
      "Lubbock, Texas",
      "Mon-Fri 3PM-7PM, Sat 10AM-4PM",
      "© 2026 Hub City IT.",
    ])
      expect(textOf(footer)).toContain(text);
  });
});

test.each<[path: string, selector: string, texts: string[]]>([
  ["/", "#services h3", services.slice(0, 4)],
  ["/", "#about dt", ["Alumni", "Homes & offices", "Local", "4+"]],
  [
    "/",
    "#about dd",
    ["owned and run", "residential and business options", "owned, in Lubbock", "years experience"],
  ],
  ["/services", "section section h2", services],
  [
    "/services",
    "#transparent-pricing h3",
    ["Free consultations", "Fixed project rates", "Flexible support plans"],
  ],
  ["/pricing", "#diagnostic-visit dd", ["$150", "−$60", "$90"]],
  [
    "/pricing",
    "#device-repair th b",
    ["Hardware repair and replacement", "Performance optimization", "Basic data recovery"],
  ],
  ["/pricing", "#device-repair td", ["from $150", "from $100", "from $200"]],
  [
    "/pricing",
    "#network th b",
    ["WiFi network design and setup", "Cable termination (new home special)"],
  ],
  ["/pricing", "#network td", ["from $300", "from $249"]],
  ["/pricing", "#new-home-ethernet h3", ["New Home Ethernet Finish-Out", "Expanded Finish-Out"]],
  [
    "/pricing",
    "#new-home-ethernet li p",
    [
      "$249",
      "Up to 6 jacks terminated, tested, labeled. Plates included.",
      "$349",
      "Up to 12 jacks, all terminated to RJ45 in the laundry. Plates included.",
    ],
  ],
  [
    "/pricing",
    "figure blockquote",
    [
      "Not satisfied? Report it within 7 days and we come back, give extra support or make a fair adjustment.",
    ],
  ],
  ["/about", "#story dl > div", ["Local owned, in Lubbock", "5+ years experience"]],
  ["/about", "#values h3", ["Clarity", "Security", "Value"]],
  [
    "/contact",
    "dl > div",
    [
      "Phone(806) 555-0142",
      "E-mailhello@hubcityit.example",
      "LocationLubbock, Texas",
      "Mon-Fri 3PM-7PM",
      "Sat 10AM-4PM",
      "Sun Closed",
      "Nov 26 – 28 Closed for Thanksgiving.",
      "Dec 24 – 26 Closed for Christmas.",
      "Jan 1 Closed for New Year's Day.",
    ],
  ],
  ["/contact", "form label", ["First name", "Last name", "E-mail", "Service needed", "Message"]],
  ["/contact", "option", ["Select a service", ...services.slice(0, 4), "General Consultation"]],
  ["/contact", "form button", ["Send Message"]],
  ["/self-service", "#options h3", ["Submit a Ticket", "Schedule a Call"]],
])("on %s, %s says what the specification says", (path, selector, texts) => {
  expect(textsOf(openPage(path), selector)).toEqual(texts);
});

test.each<[path: string, selector: string, texts: string[]]>([
  ["/services", "#new-home-ethernet", ["6 jacks", "$249", "12 jacks", "$349", "Plates included"]],
  ["/pricing", "#diagnostic-visit", ["$60 flat fee", "Credited toward repair if you proceed."]],
  ["/about", "#commitment", ["Response time: Within 4 hours during business days"]],
  ["/self-service", "#request", ["For existing customers.", "Please contact us directly."]],
  [
    "/legal",
    "#disclaimer",
    [
      "Legal Disclaimer and Policy",
      "Effective January 8, 2025",
      "does not carry errors and omissions insurance",
    ],
  ],
  [
    "/legal",
    "#terms",
    [
      "Business Service Terms",
      "Effective January 8, 2025",
      "Either party may terminate with 7 days’ written notice.",
      "You pay a flat fee each month: [monthly fee: amount to be agreed].",
      "Texas law",
      "The courts of Lubbock County",
      "no errors and omissions insurance",
      "capped at the amount you paid",
      "We aim to respond within 24 hours and to resolve the problem within 48 hours.",
      "Weekdays after 3 PM. Weekends: full availability.",
    ],
  ],
  ["/404", "main", ["Did you forget to add the page to the router?"]],
])("on %s, the text of %s includes what the specification says", (path, selector, texts) => {
  const text = textOf(only(openPage(path), selector));
  for (const part of texts) expect.soft(text).toContain(part);
});

test.each<[path: string, selector: string, links: Link[]]>([
  ["/", "main > section:first-child", [["View Our Services", "/services"]]],
  ["/", "#about", [["Learn More About Us", "/about"]]],
  ["/", "#next-step", [getSupport, phone]],
  ["/services", "#transparent-pricing", [["Get Your Free Quote", "/contact"]]],
  ["/services", "#next-step", [getSupport, phone]],
  ["/pricing", "#next-step", [getSupport, phone]],
  ["/about", "#commitment", [getSupport, seeServices]],
  ["/contact", "#message", [phone, email, card]],
  [
    "/contact",
    "#schedule",
    [
      [`Call ${phone[0]}`, phone[1]],
      [`Write to ${email[0]}`, email[1]],
    ],
  ],
  ["/self-service", "#options", [["Schedule a Call", "/contact"]]],
  ["/self-service", "#request", [phone, email]],
  ["/self-service", "#still-need-help", [["Contact Us", "/contact"], seeServices]],
  ["/legal", "#next-step", [getSupport, phone]],
  ["/404", "main", [["Back to Home", "/"]]],
])("on %s, %s has its links", (path, selector, links) => {
  expect(linksOf(openPage(path), `${selector} a`)).toEqual(links);
});

test.each([
  ["/services", "#device-repair li", 4],
  ["/services", "#network-installation li", 4],
  ["/services", "#business-support li", 4],
  ["/services", "#cybersecurity li", 4],
  ["/services", "#new-home-ethernet li", 4],
  ["/pricing", "#why h3", 3],
  ["/about", "#story div p", 3],
  ["/about", "#advantages h3", 6],
  ["/contact", "#message section li", 4],
])(
  "on %s, there are as many of %s as the specification and the sample have: %i",
  (path, selector, count) => {
    expect(textsOf(openPage(path), selector).filter((text) => text !== "")).toHaveLength(count);
  },
);

test("the contact form has five required fields, each of its own kind, and no service chosen", () => {
  const page = openPage("/contact");
  const fields = page.querySelectorAll("form input, form select, form textarea");
  const kinds = fields.map((field) => [
    field.getAttributeValue("name"),
    field.getAttributeValue("type") ?? field.tagName,
    field.hasAttribute("required"),
  ]);
  expect(kinds).toEqual([
    ["firstName", "text", true],
    ["lastName", "text", true],
    ["email", "email", true],
    ["service", "select", true],
    ["message", "textarea", true],
  ]);
  expect(valuesOf(page, "form label", "for")).toEqual(fields.map(({ id }) => id));
  expect(valuesOf(page, "textarea", "rows")).toEqual(["4"]);
  expect(valuesOf(page, "option", "value")).toEqual([
    "",
    "device-repair",
    "network-installation",
    "business-support",
    "cybersecurity",
    "consultation",
  ]);
  expect(page.querySelectorAll("option[selected]")).toEqual([]);
});

const [repair, network] = ["device-repair", "network-installation"];

test.each<[path: string, things: [thing: string, service: string][]]>([
  [
    "/",
    [
      ["Device Repair", repair],
      ["Network Installation", network],
      ["Business IT Support", "business-support"],
      ["Cybersecurity Guidance", "cybersecurity"],
    ],
  ],
  [
    "/services",
    [
      ["Device Repair", repair],
      ["Network Installation", network],
      ["Business IT Support", "business-support"],
      ["Cybersecurity Guidance", "cybersecurity"],
      ["New Home Ethernet Special", network],
    ],
  ],
  [
    "/pricing",
    [
      ["Diagnostic visit", repair],
      ["Hardware repair and replacement", repair],
      ["Performance optimization", repair],
      ["Basic data recovery", repair],
      ["WiFi network design and setup", network],
      ["Cable termination (new home special)", network],
      ["New Home Ethernet Finish-Out", network],
      ["Expanded Finish-Out", network],
    ],
  ],
])("on %s, each thing with a price can be asked about, with its service chosen", (path, things) => {
  const links = linksOf(openPage(path), "main a");
  expect(links.filter(([text]) => text.startsWith("Ask about this"))).toEqual(
    things.map(([thing, service]) => [
      `Ask about this: ${thing}`,
      `/contact?service=${service}#message`,
    ]),
  );
});
