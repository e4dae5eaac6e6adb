import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { helpDeskSite, provideHelpDesk, widgetAddress } from "../support/help-desk.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Hovers and focuses everything, so that every island hydrates; waits for the last of them. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("astro-island, a, button, input")) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      if (element instanceof HTMLElement) element.focus();
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await page.getByRole("link", { name: "Facebook, coming soon" }).focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
}

/** What the browser stores for the site. */
async function stored(page: Page): Promise<unknown> {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
    }))),
  };
}

// A site with a help desk: the one third party that a page can load.
test.use({ baseURL: helpDeskSite });

for (const { path } of pages) {
  test(`${path} loads nothing third-party but its widget, no script twice, and stores nothing`, async ({
    page,
    context,
  }) => {
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
    await useEverything(page);
    const scripts = requests.filter((url) => url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts).toHaveLength(new Set(scripts).size);
    const widget = [widgetAddress, "https://css.zohostatic.com/support/feedbackwidget.css"];
    const foreign = () => requests.filter((url) => !url.startsWith(helpDeskSite));
    await expect.poll(foreign).toEqual(path === "/self-service" ? widget : []);
    expect(await stored(page)).toEqual({ cookies: [], local: {}, session: {}, databases: [] });
  });
}

test("a script can neither connect by WebRTC nor leave for another site @chromium", async ({
  page,
}) => {
  let packets = 0;
  const socket = createSocket("udp4", () => (packets += 1)).bind(0);
  await once(socket, "listening");
  await page.goto("/about");
  await page.evaluate(async (urls) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls }] });
    connection.createDataChannel("");
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== "complete") await new Promise(requestAnimationFrame);
  }, `stun:127.0.0.1:${socket.address().port}`);
  socket.close();
  expect(packets).toBe(0);
  const elsewhere = `${helpDeskSite.replace("localhost", "127.0.0.1")}/robots.txt`;
  await page.evaluate((url) => location.assign(url), elsewhere);
  await expect(page).toHaveURL("chrome-error://chromewebdata/");
});
