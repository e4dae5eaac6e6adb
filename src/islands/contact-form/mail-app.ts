import { MAIL_APP_DELAY } from "../../lib/mailto.ts";
import { withoutLeaveWarning } from "./leave-warning.ts";

/**
 * Asks the visitor's system, once, to open a mailto: address. Resolves when the asking is over.
 * Browsers do so only as the answer to a click or a key: nothing may be waited for before.
 */
export async function openMailApp(url: string): Promise<void> {
  withoutLeaveWarning();
  window.location.href = url;
  await new Promise((resolve) => setTimeout(resolve, MAIL_APP_DELAY));
}
