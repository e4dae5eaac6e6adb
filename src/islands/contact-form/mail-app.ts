import { withoutLeaveWarning } from "./leave-warning.ts";

/**
 * How long the system is given to bring up its mail app, in milliseconds. No event tells when it
 * has; the second click of a double click falls into this time.
 */
const HANDOVER = 600;

/**
 * Asks the visitor's system, once, to open a mailto: address. Resolves when the asking is over.
 * Browsers do so only as the answer to a click or a key: nothing may be waited for before.
 */
export async function openMailApp(url: string): Promise<void> {
  withoutLeaveWarning();
  window.location.href = url;
  await new Promise((resolve) => setTimeout(resolve, HANDOVER));
}
