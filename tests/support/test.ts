import { test as base } from "@playwright/test";

interface Fixtures {
  /** Errors that a test causes itself: test.use({ allowedFaults: /status of 404/ }). */
  allowedFaults: RegExp | undefined;
  /** Watches every page of the test. */
  faultWatch: undefined;
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
});

export const expect = test.expect;
