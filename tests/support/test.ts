import { type BrowserContext, test as base } from "@playwright/test";

interface Fixtures {
  /** Faults that a test brings about itself: test.use({ allowedFaults: /status of 404/ }). */
  allowedFaults: RegExp | undefined;
  /** Watches every page of the test. */
  faultWatch: undefined;
}

/**
 * Playwright's test, which besides fails when a page throws, logs an error or has something blocked
 * by its Content-Security-Policy (Chromium logs each such violation as an error, and each file that
 * a page asks for and does not get).
 */
export const test = base.extend<Fixtures>({
  allowedFaults: [undefined, { option: true }],
  faultWatch: [
    async ({ context, allowedFaults }, use) => {
      const faults = collectFaults(context);
      await use(undefined);
      const unexpected = faults.filter((fault) => !allowedFaults?.test(fault));
      expect(unexpected, "errors that the pages threw or logged").toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what the pages of a context throw and log as errors. */
export function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (event) => faults.push(String(event.error())));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
  });
  return faults;
}

export const expect = test.expect;
