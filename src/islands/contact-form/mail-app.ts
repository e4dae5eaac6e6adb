import { MAIL_APP_DELAY } from "../../lib/mailto.ts";
import { suppressLeaveWarning } from "./leave-warning.ts";

/**
 * Opens a mailto: URL. Resolves after the time that a system may take to open its mail app. Call it
 * before any await: browsers require a user activation.
 */
export async function openMailApp(url: string): Promise<void> {
  suppressLeaveWarning();
  window.location.href = url;
  await new Promise((resolve) => setTimeout(resolve, MAIL_APP_DELAY));
}
