import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { builtPages } from "../support/pages.ts";
import { decode, textOf } from "../support/site-text.ts";

const service = `  - id: camera-systems
    name: Camera Systems
    summary: Cameras for doors and counters, recorded on the premises.
    features:
      - "Four cameras and a recorder from {prices.camera-kit}"
    onHome: true
    inForm: true
    askAbout: camera-systems

# The last choice`;

const price = `
  - id: camera-kit
    name: Camera kit
    detail: Four cameras, mounted and recording.
    amount: 777
    from: true
    service: camera-systems
`;

let copy: ContentCopy;
beforeAll(async () => {
  copy = copyContent();
  copy.change("services.yaml", "# The last choice", service);
  copy.change("prices.yaml", /$/, price);
  copy.change(
    "pages/pricing.yaml",
    "    - price: wifi-network\n",
    "    - price: wifi-network\n    - price: camera-kit\n",
  );
  const build = copy.astro("build", "--outDir", copy.dist);
  expect(await build.ended, build.output()).toBe(0);
});
afterAll(() => copy.remove());

const read = (file: string) => decode(readFileSync(join(copy.dist, file), "utf8"));

test("a new service has its card on Home and its place on Services, with its price", () => {
  const home = textOf(read("index.html"));
  expect(home).toContain("Cameras for doors and counters, recorded on the premises.");
  expect(home).toContain("from $777");
  expect(read("index.html")).toContain('<a href="/services">Camera Systems</a>');
  const services = read("services.html");
  expect(services).toMatch(/<section id="camera-systems"/);
  expect(textOf(services)).toContain("Four cameras and a recorder from $777");
});

test("it can be chosen in the form and asked about from each page that shows it", () => {
  expect(read("contact.html")).toMatch(/<option value="camera-systems"[^>]*>Camera Systems</);
  for (const file of ["index.html", "services.html", "pricing.html"]) {
    expect(read(file)).toContain("/contact?service=camera-systems#message");
  }
});

test("it is in the footer of every page", () => {
  for (const file of builtPages) {
    const [, footer = ""] = read(`${file}.html`).split("<footer");
    expect(footer).toContain('<a href="/services">Camera Systems</a>');
  }
});

test("its price is in the table and in the search data, and moves the price range", () => {
  const pricing = read("pricing.html");
  expect(textOf(pricing)).toContain("Camera kit Four cameras, mounted and recording.");
  const [, data = ""] = /ld\+json">(.*?)<\/script>/s.exec(pricing) ?? [];
  expect(data).toContain('"name":"Camera Systems"');
  expect(data).toContain('"name":"Camera kit"');
  expect(data).toContain('"minPrice":777');
  expect(data).toContain('"priceRange":"$60-$777"');
});

test("the sitemap lists the pages, which are still the same seven", () => {
  const addresses = [...read("sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(addresses).toHaveLength(7);
  expect(addresses).toContain("https://hubcityit.example/services");
});
