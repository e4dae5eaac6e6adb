import { listedPaths } from "../../src/content/pages.ts";
import { helpDeskSite, provideHelpDesk, widgetAddress } from "../support/help-desk.ts";
import { sweep } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { openTooltip } from "../support/tooltip.ts";

// A site with a help desk: the one third party that a page can load.
test.use({ baseURL: helpDeskSite });

for (const path of listedPaths) {
  test(`${path} loads nothing third-party but its widget, no script twice, and stores nothing`, {
    tag: path === "/self-service" ? [] : sweep(path),
  }, async ({ page, context }) => {
    const requests: string[] = [];
    context.on("request", (request) => {
      if (!/^(data|blob|mailto):/.test(request.url())) requests.push(request.url());
    });
    await provideHelpDesk(page);
    await page.goto(path);
    if (path === "/contact") {
      await page.getByLabel("First name").fill("Ana");
      await page.getByRole("textbox", { name: "Message" }).fill("Screen is dark.");
    }
    // Each island hydrates at the latest when it is used.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("a, button, input"))
        element.focus();
    });
    await openTooltip(page);
    const scripts = requests.filter((url) => url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts).toHaveLength(new Set(scripts).size);
    const widget = [widgetAddress, "https://css.zohostatic.com/support/feedbackwidget.css"];
    const foreign = () => requests.filter((url) => !url.startsWith(helpDeskSite));
    await expect.poll(foreign).toEqual(path === "/self-service" ? widget : []);
    const stored = await page.evaluate(async () => [
      ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      ...(await indexedDB.databases()),
    ]);
    expect(stored).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
