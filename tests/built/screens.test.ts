import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listedPaths } from "../../src/content/pages.ts";
import { openPage, textsOf, valuesOf } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { linesByFile } from "../support/sample-texts.ts";

// The specification of each screen, with its texts, targets, prices and terms written out.

// "selector: its texts", "selector: its links → their targets", "selector has a part of its text" and
// "selector × count"; ¦ separates several.
const screens = linesByFile(`
/
  h1: Practical IT for Small Business & Residential
  main > section:first-child a: Tell us what’s wrong → /contact ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Text us → sms:+18065550142 ¦ View Our Services → /services
  main > section:first-child has Write at any hour. Response time: Within 4 hours during business days.
  main > section:first-child has We come to you: a visit is $60, and it comes off the repair.
  #services h3: Device Repair ¦ Network Installation ¦ Business IT Support ¦ Cybersecurity Guidance
  #services li a: Device Repair → /services#device-repair ¦ Ask about this: Device Repair → /contact?service=device-repair&about=device-repair#message ¦ Network Installation → /services#network-installation ¦ Ask about this: Network Installation → /contact?service=network-installation&about=network-installation#message ¦ Business IT Support → /services#business-support ¦ Ask about this: Business IT Support → /contact?service=business-support&about=business-support#message ¦ Cybersecurity Guidance → /services#cybersecurity ¦ Ask about this: Cybersecurity Guidance → /contact?service=cybersecurity&about=cybersecurity#message
  #about dt: Alumni ¦ Residential & business ¦ Locally owned ¦ 4+ years
  #about dd: own and run this shop ¦ options to choose from ¦ in Lubbock ¦ experience
  #about a: Learn More About Us → /about
  #next-step a: Get Support → /contact ¦ (806) 555-0142 → tel:+18065550142
  header a: Skip to the content → #content ¦ Hub City IT → / ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Home → / ¦ Services → /services ¦ Pricing → /pricing ¦ About → /about ¦ Contact → /contact ¦ Self Service → /self-service ¦ Get Support → /contact ¦ Call (806) 555-0142 → tel:+18065550142
  footer li a: Facebook, coming soon →  ¦ Instagram, coming soon →  ¦ YouTube, coming soon →  ¦ Device Repair → /services#device-repair ¦ Network Installation → /services#network-installation ¦ Business IT Support → /services#business-support ¦ Cybersecurity Guidance → /services#cybersecurity ¦ New Home Ethernet Special → /services#new-home-ethernet ¦ (806) 555-0142 → tel:+18065550142 ¦ hello@hubcityit.example → mailto:hello@hubcityit.example ¦ Save our number → /contact.vcf ¦ Legal and terms → /legal
  footer has Hub City IT ¦ Local IT help for homes and small offices. ¦ Lubbock, Texas ¦ We serve Lubbock and Lubbock County ¦ Mon-Fri 3PM-7PM, Sat 10AM-4PM ¦ © 2026 Hub City IT.
/services
  h1: What we do, and what it costs
  main li h2: Device Repair ¦ Network Installation ¦ Business IT Support ¦ Cybersecurity Guidance ¦ New Home Ethernet Special
  #device-repair a: Ask about this: Device Repair → /contact?service=device-repair&about=device-repair#message
  #network-installation a: Ask about this: Network Installation → /contact?service=network-installation&about=network-installation#message
  #business-support a: Ask about this: Business IT Support → /contact?service=business-support&about=business-support#message
  #cybersecurity a: Ask about this: Cybersecurity Guidance → /contact?service=cybersecurity&about=cybersecurity#message
  #new-home-ethernet a: Ask about this: New Home Ethernet Special → /contact?service=network-installation&about=new-home-ethernet#message
  #device-repair li × 4
  #network-installation li × 4
  #business-support li × 4
  #cybersecurity li × 4
  #new-home-ethernet li × 4
  #new-home-ethernet has 6 jacks ¦ $249 ¦ 12 jacks ¦ $349 ¦ Plates included
  #transparent-pricing h3: Free consultations ¦ Fixed project rates ¦ Flexible support plans
  #transparent-pricing a: Get Your Free Quote → /contact
  #next-step a: Get Support → /contact ¦ (806) 555-0142 → tel:+18065550142
/pricing
  h1: Prices, before you call
  main > section:first-child a: Get Support → /contact ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Text us → sms:+18065550142
  #diagnostic-visit a: Ask about this: Diagnostic visit → /contact?service=device-repair&about=diagnostic-visit#message
  #device-repair a: Ask about this: Hardware repair and replacement → /contact?service=device-repair&about=hardware-repair#message ¦ Ask about this: Performance optimization → /contact?service=device-repair&about=performance#message ¦ Ask about this: Basic data recovery → /contact?service=device-repair&about=data-recovery#message
  #network a: Ask about this: WiFi network design and setup → /contact?service=network-installation&about=wifi-network#message ¦ Ask about this: Cable termination (new home special) → /contact?service=network-installation&about=ethernet-finish-out-row#message
  #new-home-ethernet a: Ask about this: New Home Ethernet Finish-Out → /contact?service=network-installation&about=ethernet-finish-out#message ¦ Ask about this: Expanded Finish-Out → /contact?service=network-installation&about=ethernet-expanded#message
  #diagnostic-visit has $60 flat fee ¦ Credited toward repair if you proceed.
  #diagnostic-visit dd: $150 ¦ −$60 ¦ $90
  #device-repair [role="rowheader"]: Hardware repair and replacement ¦ Performance optimization ¦ Basic data recovery
  #device-repair [role="row"] > [role="cell"]: from $150 Ask about this ¦ from $100 Ask about this ¦ from $200 Ask about this
  #network [role="rowheader"]: WiFi network design and setup ¦ Cable termination (new home special)
  #network [role="row"] > [role="cell"]: from $300 Ask about this ¦ from $249 Ask about this
  #new-home-ethernet h3: New Home Ethernet Finish-Out ¦ Expanded Finish-Out
  #new-home-ethernet li p: $249 ¦ Up to 6 jacks terminated, tested, labeled. Plates included. ¦ $349 ¦ Up to 12 jacks, all terminated to RJ45 in the laundry. Plates included.
  #why h3 × 3
  figure blockquote: Not satisfied? Report it within 7 days and we come back, give extra support or make a fair adjustment.
  summary × 5
  footer p ~ a: Report a problem with this page → mailto:hello@hubcityit.example?subject=Report%20a%20problem%20with%20this%20page%3A%20https%3A%2F%2Fhubcityit.example%2Fpricing
  #next-step a: Get Your Free Quote → /contact ¦ (806) 555-0142 → tel:+18065550142
/about
  h1: The person you call is the one who comes
  #story div p × 3
  #story a: View Our Prices → /pricing
  #story dl > div: Locally owned in Lubbock ¦ 5+ years experience
  #values h3: Clarity ¦ Security ¦ Value
  #advantages h3 × 6
  #advantages figcaption: Lubbock, Texas
  #commitment has Response time: Within 4 hours during business days.
  #commitment a: Get Support → /contact ¦ View Our Services → /services ¦ (806) 555-0142 → tel:+18065550142
/contact
  h1: Tell us what’s wrong
  main > section:first-child a: Write to us → #message ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Text us → sms:+18065550142
  main ol h3: You write or call ¦ We answer ¦ We come and look ¦ You decide
  #message dl a: (806) 555-0142 → tel:+18065550142 ¦ Text us → sms:+18065550142 ¦ Save our number → /contact.vcf ¦ hello@hubcityit.example → mailto:hello@hubcityit.example
  dl > div: Phone(806) 555-0142Text us Save our number ¦ E-mailhello@hubcityit.example ¦ LocationLubbock, TexasWe serve Lubbock and Lubbock County. ¦ Business hoursMon-Fri 3PM-7PM, Sat 10AM-4PM ¦ Also closedNov 26 – 28, 2026 ThanksgivingDec 24 – 26, 2026 ChristmasJan 1, 2027 New Year’s Day
  form has All fields are required. ¦ The message opens in your mail app. ¦ No mail app? You can copy the text.
  form label: First name ¦ Last name ¦ E-mail ¦ Service needed ¦ Message
  option: Select a service ¦ Device Repair ¦ Network Installation ¦ Business IT Support ¦ Cybersecurity Guidance ¦ General Consultation
  form button: E-mail it to us
  #schedule a: E-mail us a time to call → mailto:hello@hubcityit.example ¦ (806) 555-0142 → tel:+18065550142
/self-service
  h1: Support for our customers
  main > section:first-child a: Write your request → #request ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Text us → sms:+18065550142
  main > section:nth-child(2) h2: Submit a Ticket ¦ Schedule a Call
  main > section:nth-child(2) a: Schedule a Call → /contact
  main > section:nth-child(2) li:first-child has Response time: Within 4 hours during business days.
  #request h2: Submit Your Request
  #request .lead: For existing customers. A visit is $60, and it comes off the repair. ¦ New here? Contact us directly.
  #request > div > :first-child a: New here? Contact us directly. → /contact
  #request form has It opens in your mail app. Press Send there, and you keep a copy. No mail app? You can copy the text.
  #still-need-help a: Contact Us → /contact ¦ View Our Services → /services ¦ (806) 555-0142 → tel:+18065550142
/legal
  h1: Legal, in plain words
  #disclaimer has Legal Disclaimer and Policy ¦ Effective January 8, 2025 ¦ does not carry errors and omissions insurance
  #disclaimer has no accounts and sets no cookies ¦ stays in this tab until you close it ¦ Gmail, Outlook or Yahoo ¦ IP addresses
  #disclaimer has WCAG 2.2 ¦ What is not right yet: ¦ call (806) 555-0142 ¦ Report a problem with this page
  #terms has Business Service Terms ¦ Effective January 8, 2025 ¦ Either party may terminate with 7 days’ written notice.
  #terms has You pay a flat fee each month: [monthly fee: amount to be agreed]. ¦ Texas law ¦ The courts of Lubbock County
  #terms has no errors and omissions insurance ¦ Our liability is capped at the amount you paid us. We carry
  #terms has We aim to respond within 24 hours and to resolve the problem within 48 hours.
  #terms has Weekdays after 3 PM. Weekends: full availability.
  #next-step a: Ask a Question → /contact ¦ (806) 555-0142 → tel:+18065550142
/404
  title: 404 Page Not Found | Hub City IT
  h1: 404 Page Not Found
  main has Note to ourselves: Did you forget to add the page to the router?
  main a: Back to Home → / ¦ Call (806) 555-0142 → tel:+18065550142 ¦ Services → /services ¦ Pricing → /pricing ¦ Contact → /contact
`);

const paths = [...new Set(screens.map(({ file }) => file))];

test.each(screens)("on $file, $line", ({ file, line }) => {
  const page = openPage(file);
  const [, selector = "", kind, list = ""] = /^(.*?)(: | × | has )(.*)$/.exec(line) ?? [];
  const values = list.split(" ¦ ");
  const all = textsOf(page, selector);
  const texts = all.filter((text) => text !== "");
  if (kind === " × ") expect(texts).toHaveLength(Number(list));
  else if (kind === " has ")
    for (const part of values) expect.soft(texts).toEqual([expect.stringContaining(part)]);
  else if (list.includes(" → ")) {
    const targets = valuesOf(page, selector, "href");
    expect(all.map((text, index) => `${text} → ${targets[index]}`)).toEqual(values);
  } else expect(texts).toEqual(values);
});

test.each(paths)("%s has the header and the footer of Home", (path) => {
  const textsOn = (each: string) => textsOf(openPage(each), "header, footer").join();
  const linksOn = (each: string) =>
    valuesOf(openPage(each), "header a, footer a", "href").filter(
      (url) => !url.includes("subject"),
    );
  expect(textsOn(path)).toBe(textsOn("/"));
  expect(linksOn(path)).toEqual(linksOn("/"));
});

test("the site has the seven screens, the 404 page and the offline page, and no other", () => {
  expect([...listedPaths, "/404"]).toEqual(paths);
  const built = readdirSync(sampleSite).filter((file) => file.endsWith(".html"));
  expect(built.toSorted()).toEqual(
    builtPaths.map((path) => `${path.slice(1) || "index"}.html`).toSorted(),
  );
});

test.each(paths)("nothing on %s links to a ticket by the name of its card", (path) => {
  expect(textsOf(openPage(path), "a").join("\n")).not.toMatch(/submit a ticket/i);
});

test.each(paths)("the navigation marks %s, if it has a link to it", (path) => {
  const marked = ["/legal", "/404"].includes(path) ? [] : [path];
  const page = openPage(path);
  expect(valuesOf(page, 'header nav [aria-current="page"]', "href")).toEqual(marked);
  expect(page.querySelectorAll("header [aria-current]")).toHaveLength(marked.length);
});

test("the contact form has five required fields, each of its own kind, and no service chosen", () => {
  const page = openPage("/contact");
  const names = ["firstName", "lastName", "email", "service", "message"];
  const services = ["device-repair", "network-installation", "business-support", "cybersecurity"];
  expect(valuesOf(page, "form [required]", "name")).toEqual(names);
  expect(valuesOf(page, "form [required]", "id")).toEqual(valuesOf(page, "form label", "for"));
  expect(valuesOf(page, "form input", "type")).toEqual(["text", "text", "email"]);
  expect(valuesOf(page, "form select", "name")).toEqual(["service"]);
  expect(valuesOf(page, "form textarea", "rows")).toEqual(["4"]);
  expect(valuesOf(page, "option", "value")).toEqual(["", ...services, "consultation"]);
  expect(page.querySelectorAll("option[selected]")).toEqual([]);
});
