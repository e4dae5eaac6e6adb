import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { createSiteHandler } from "./site-handler.ts";

// The main journeys in the system's own Firefox, over WebDriver BiDi. Playwright needs a Firefox of
// its own making; the project's workflow runs all journeys in that one and in WebKit.

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const server = createServer(createSiteHandler(dist)).listen(0, "localhost");
await new Promise((resolve) => server.once("listening", resolve));
const site = `http://localhost:${(server.address() as AddressInfo).port}`;

type Journey = (page: Page) => Promise<void>;

const texts: Record<string, string> = {
  "/": "Practical IT for Small Business & Residential",
  "/services": "What we do, each with its price",
  "/contact": "Tell us what's wrong",
};

const journeys: Record<string, Journey> = {
  "the navigation leads to each page": async (page) => {
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${site}/legal`);
    for (const path of ["/services", "/contact", "/"]) {
      await Promise.all([page.waitForNavigation(), page.click(`header a[href="${path}"]`)]);
      is(await textOf(page, "h1"), texts[path]);
    }
  },
  "the mobile menu opens, closes on Escape and leads on": async (page) => {
    await page.setViewport({ width: 390, height: 800 });
    await page.goto(`${site}/services`);
    const open = () => page.$eval("#site-navigation", (menu) => menu.matches(":popover-open"));
    is(await open(), false);
    await page.click("button[popovertarget]");
    is(await open(), true);
    await page.keyboard.press("Escape");
    is(await open(), false);
    await page.click("button[popovertarget]");
    await Promise.all([
      page.waitForNavigation(),
      page.click('#site-navigation a[href="/pricing"]'),
    ]);
    is(await open(), false);
  },
  "a message is finished, and 'Edit' puts it back": async (page) => {
    await page.goto(`${site}/contact?service=cybersecurity#message`);
    is(await typedIn(page, "#contact-service"), "cybersecurity");
    await page.focus("#contact-firstName");
    await page.waitForFunction(() => document.querySelector("form")?.noValidate);
    await page.type("#contact-firstName", "Zoë");
    await page.type("#contact-lastName", "Ortiz");
    await page.type("#contact-email", "ana@example.com");
    await page.type("#contact-message", "1+1=2 & 50%41 你好");
    await page.click("form button");
    await page.waitForSelector("#finished-message");
    is(
      await typedIn(page, "#finished-message"),
      "Name: Zoë Ortiz\nEmail: ana@example.com\nService Needed: Cybersecurity Guidance\n\nMessage:\n1+1=2 & 50%41 你好",
    );
    is(await page.evaluate(() => document.activeElement?.id), "finished-heading");
    await page.evaluate(() => {
      for (const button of document.querySelectorAll("button")) {
        if (button.textContent === "Edit") button.click();
      }
    });
    is(await typedIn(page, "#contact-message"), "1+1=2 & 50%41 你好");
  },
  "the legal tabs follow the keyboard and the address": async (page) => {
    await page.goto(`${site}/legal#terms`);
    await page.waitForSelector('[role="tab"][aria-selected="true"][href="#terms"]');
    await page.focus('[role="tab"][href="#terms"]');
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector('[role="tab"][aria-selected="true"][href="#disclaimer"]');
    is(new URL(page.url()).hash, "#disclaimer");
  },
  "an address that no page has answers with the 404 page": async (page) => {
    const answer = await page.goto(`${site}/nowhere`);
    is(answer?.status(), 404);
    is(await textOf(page, "h1"), "404 Page Not Found");
  },
  "without a connection what was read opens, and the rest says what to try": async (page) => {
    await page.goto(`${site}/about`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`${site}/services`);
    await page.waitForFunction(async () => Boolean(await caches.match(location.href)));
    server.close();
    server.closeAllConnections();
    await page.goto(`${site}/about`);
    is(await textOf(page, "main h2"), "Why we started");
    await page.goto(`${site}/services`);
    is(await textOf(page, "h1"), texts["/services"]);
    await page.goto(`${site}/self-service`);
    is(await textOf(page, "h1"), "No connection");
  },
};

function is(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`expected ${String(expected)}, found ${String(found)}`);
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? "");
}

function typedIn(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (control) => (control as HTMLInputElement).value);
}

async function run(browser: Browser, name: string, journey: Journey): Promise<boolean> {
  const page = await browser.newPage();
  const thrown: unknown[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  try {
    await journey(page);
    if (thrown.length > 0) throw thrown[0];
    console.log(`passed: ${name}`);
    return true;
  } catch (error) {
    console.error(`failed: ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await page.close();
  }
}

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  timeout: 60_000,
});
console.log(await browser.version());
let failed = 0;
for (const [name, journey] of Object.entries(journeys)) {
  if (!(await run(browser, name, journey))) failed += 1;
}
await browser.close();
server.close();
console.log(`${Object.keys(journeys).length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
