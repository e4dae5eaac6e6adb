import type { Page } from "@playwright/test";
import { breakOff, cutShort, startFaultyServer } from "../support/faulty-server.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { test as base, expect } from "../support/test.ts";

const test = base.extend<{ server: Awaited<ReturnType<typeof startFaultyServer>> }>({
  server: async ({ page: _ }, use) => {
    const server = await startFaultyServer();
    await use(server);
    server.stop();
  },
});

const notice = (page: Page) => page.getByText("This page did not arrive whole.");

test.describe("a page that breaks off", () => {
  // What was cut is logged, and a script or style that was cut in two is rightly blocked.
  test.use({ allowedFaults: /ERR_|violates|SyntaxError|Unexpected|chrome-error:/ });

  for (const [how, fault] of [
    ["the server dies in mid-response", breakOff],
    ["the file was cut short", cutShort],
  ] as const) {
    for (const share of [0.1, 0.5, 0.99]) {
      test(`${how}, at ${share * 100} %: the page says so, and loads whole on request`, async ({
        page,
        server,
      }) => {
        server.spoil((path, response) => {
          if (path !== "/pricing") return false;
          fault(response, "pricing.html", share);
          return true;
        });
        const opened = page.goto(`${server.origin}/pricing`, { waitUntil: "commit" });
        // It is shown all the same; Firefox at times tells Playwright first that it broke off.
        await opened.catch((error: Error) =>
          expect(error.message).toContain("NS_ERROR_NET_PARTIAL_TRANSFER"),
        );
        // A browser tells of no broken connection: the page looks twice, five seconds apart.
        await expect(notice(page)).toBeVisible({ timeout: 25_000 });
        server.spoil(undefined);
        await page.getByRole("button", { name: "Load it again" }).click();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      });
    }
  }

  test("a server that is gone shows the browser's own retry, and the page when it is back", {
    tag: "@chromium",
  }, async ({ page, server }) => {
    await page.goto(`${server.origin}/about`);
    server.spoil((_, response) => Boolean(response.destroy()));
    await page.goto(`${server.origin}/pricing`, { waitUntil: "commit" }).catch(() => {});
    await expect(page).toHaveURL("chrome-error://chromewebdata/");
    server.spoil(undefined);
    // Not page.reload(): the browser's own retry may cross it, and neither ends then.
    await page.goto(`${server.origin}/pricing`);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false, allowedFaults: /ERR_|violates/ });
  const said = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement, "::after").content);

  test("a page that breaks off says so, and a whole one does not", async ({ page, server }) => {
    server.spoil((path, response) => {
      if (path !== "/pricing") return false;
      cutShort(response, "pricing.html", 0.8);
      return true;
    });
    await page.goto(`${server.origin}/pricing`);
    expect(await said(page)).toBe('"This page did not arrive whole."');
    await page.goto(`${server.origin}/about`);
    expect(await said(page)).toBe("none");
  });
});

test.describe("a page of one release with the files of another", () => {
  test.use({
    allowedFaults:
      /status of 404|Failed to fetch|error loading|Error hydrating|ERR_|import|disallowed MIME type/,
  });

  for (const [how, spoil] of [
    ["are gone", undefined],
    ["come cut short", 0.5],
  ] as const) {
    test(`the contact form reaches the mail app when its scripts ${how}`, async ({
      page,
      server,
    }) => {
      server.spoil((path, response) => {
        if (!path.endsWith(".js")) return false;
        if (spoil) cutShort(response, path, spoil);
        else response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>404</h1>");
        return true;
      });
      const requests = await collectMailRequests(page);
      await page.goto(`${server.origin}/contact`);
      await page.getByLabel("First name").fill("Ana");
      await page.getByLabel("Last name").fill("Ortiz");
      await page.getByLabel("E-mail").fill("ana@example.com");
      await page.getByLabel("Service needed").selectOption({ label: "Device Repair" });
      await page.getByRole("textbox", { name: "Message" }).fill("Screen is dark.");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect.poll(() => requests.length).toBe(1);
      expect(requests[0]).toMatch(/^mailto:hello@hubcityit\.example/);
    });
  }

  test("both legal texts can be read when the script of the tabs is gone", async ({
    page,
    server,
  }) => {
    server.spoil((path, response) => {
      if (!path.endsWith(".js")) return false;
      response.writeHead(404).end();
      return true;
    });
    await page.goto(`${server.origin}/legal`);
    await expect(page.getByText("Texas law").first()).toBeVisible();
    await expect(page.getByText("7 days").first()).toBeVisible();
  });
});
