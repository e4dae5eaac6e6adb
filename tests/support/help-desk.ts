import type { Page, Route } from "@playwright/test";
import { testPort } from "./sample.ts";

/** The same site with a help desk in its content (tests/support/serve-with-help-desk.ts). */
export const helpDeskSite = `http://localhost:${testPort + 1}`;

/** The address of the widget's script, by the provider's own form and spelling. */
export const widgetAddress =
  "https://desk.zoho.com/portal/api/feedbackwidget/a1b2c3?orgId=700123&displayType=embeded";

interface Behaviour {
  /** Whether it leaves its frame on the page. */
  frame?: boolean;
  /** More JavaScript, run after it. */
  after?: string;
}

type Respond = (route: Route, behaviour?: Behaviour) => Promise<void>;

/** Stands in for the provider. Returns the addresses that the page asked it for, as they come. */
export async function provideHelpDesk(
  page: Page,
  answer: (route: Route, respond: Respond) => Promise<void> = (route, respond) => respond(route),
): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://css.zohostatic.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  await page.route("https://desk.zoho.com/**", async (route) => {
    asked.push(route.request().url());
    await answer(route, respond);
  });
  return asked;
}

const respond: Respond = (route, { frame = true, after = "" } = {}) =>
  route.fulfill({ contentType: "text/javascript", body: `(${standIn})(${frame});${after}` });

/**
 * Does what the provider's script is known to do: fields in the container, an iframe and a style
 * sheet left on the page, no word when it is done.
 */
function standIn(withFrame: boolean): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "https://css.zohostatic.com/support/feedbackwidget.css";
  style.dataset.zoho = "";
  document.head.append(style);
  setTimeout(() => {
    const container = document.querySelector("#zsfeedbackwidgetdiv");
    container?.insertAdjacentHTML(
      "beforeend",
      '<form><label>Subject <input name="subject"></label></form>',
    );
    if (!withFrame) return;
    const frame = document.createElement("iframe");
    frame.id = "zsFeedbackUser";
    frame.title = "Feedback";
    frame.hidden = true;
    document.body.append(frame);
  });
}
