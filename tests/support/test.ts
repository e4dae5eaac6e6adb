import { test as base } from "@playwright/test";
import { contactOn } from "./contact-form.ts";

interface Fixtures {
  /** Errors that a test causes itself: test.use({ allowedFaults: /status of 404/ }). */
  allowedFaults: RegExp | undefined;
  /** Watches every page of the test. */
  faultWatch: undefined;
  contact: ReturnType<typeof contactOn>;
  /** Holds the scripts, and with them the load event, until their release. */
  heldScripts: { release(): void };
}

/** A page that does not exist answers with 404, as it should. */
const unknownPage = /status of 404 .*\/no-such-page\)$/;

/** Playwright's test, which also fails when a page throws or logs an error, like a blocked request. */
export const test = base.extend<Fixtures>({
  allowedFaults: [undefined, { option: true }],
  faultWatch: [
    async ({ context, allowedFaults }, use) => {
      const faults: string[] = [];
      context.on("weberror", (event) => faults.push(String(event.error())));
      context.on("console", (message) => {
        if (message.type() === "error")
          faults.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = faults.filter(
        (fault) => !(allowedFaults?.test(fault) || unknownPage.test(fault)),
      );
      expect(unexpected, "errors that the pages threw or logged").toEqual([]);
    },
    { auto: true },
  ],
  contact: async ({ page, context, browserName }, use) => {
    const urls: string[] = [];
    const collect = ({ url }: { url: string }) => url.startsWith("mailto:") && urls.push(url);
    // Chromium reports them over its DevTools protocol, Playwright's own Firefox and WebKit not at all.
    if (browserName === "chromium") {
      const devTools = await context.newCDPSession(page);
      await devTools.send("Page.enable");
      devTools.on("Page.frameRequestedNavigation", collect);
    }
    await use(contactOn(page, urls));
  },
  heldScripts: async ({ page }, use) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/_astro/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await use({ release: resolve });
  },
});

export const expect = test.expect;
