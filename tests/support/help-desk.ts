import type { Page, Route } from "@playwright/test";
import { testPort } from "./sample.ts";

export const helpDeskSite = `http://localhost:${testPort + 1}`;

/** The URL of the widget's script, with the provider's own spelling. */
export const widgetAddress =
  "https://desk.zoho.com/portal/api/feedbackwidget/a1b2c3?orgId=700123&displayType=embeded";

/** Answers in the provider's place. Returns the URLs that the page requests of it. */
export async function provideHelpDesk(
  page: Page,
  answer = (route: Route) => respond(route),
): Promise<string[]> {
  const requested: string[] = [];
  await page.route("https://css.zohostatic.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  await page.route("https://desk.zoho.com/**", async (route) => {
    requested.push(route.request().url());
    await answer(route);
  });
  return requested;
}

/** Answers with the widget's script, and more JavaScript after it. */
export const respond = (route: Route, after = "") =>
  route.fulfill({ contentType: "text/javascript", body: `(${widget})();${after}` });

/** Adds what the provider's script adds: fields, an iframe and a style sheet, without an event. */
function widget(): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "https://css.zohostatic.com/support/feedbackwidget.css";
  style.dataset.zoho = "";
  document.head.append(style);
  setTimeout(() => {
    const form = '<form><label>Subject <input name="subject"></label></form>';
    document.querySelector("#zsfeedbackwidgetdiv")?.insertAdjacentHTML("beforeend", form);
    const frame = document.createElement("iframe");
    Object.assign(frame, { id: "zsFeedbackUser", title: "Feedback", hidden: true });
    document.body.append(frame);
  });
}
