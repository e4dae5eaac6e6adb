import { MAIL_APP_DELAY, MAX_SAFE_URL_LENGTH } from "../../lib/mailto.ts";
import { controlOf } from "./fields.ts";
import { finishMail } from "./finish-mail.ts";

/** What would be lost: a draft too long for mail apps, or a finished one that was not copied. */
const atRisk = { draft: false, finished: false };

/** The performance.now() until which the warning is suppressed. */
let suppressedUntil = 0;

/**
 * Shows the browser's warning before the page is left while something would be lost. The listener is
 * added only then, because it can exclude the page from the back-forward cache.
 */
export function warnBeforeLeaving(change: Partial<typeof atRisk>): void {
  Object.assign(atRisk, change);
  const method = atRisk.draft || atRisk.finished ? "addEventListener" : "removeEventListener";
  window[method]("beforeunload", warn as EventListener);
  document[method]("click", allowOtherApp);
}

/**
 * A download, or a URL that another app opens, does not leave the page, but Chromium fires
 * beforeunload for it.
 */
export function suppressLeaveWarning(): void {
  suppressedUntil = performance.now() + MAIL_APP_DELAY;
}

/** Warns while the form holds more than mail apps accept. */
export function checkLength(form: HTMLFormElement): void {
  warnBeforeLeaving({ draft: isLong(form) });
}

/** The same once the visitor pauses: reading a long text at every key delays typing. */
export function checkLengthSoon(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = window.setTimeout(checkLength, 1000, form);
}

let timer = 0;

function isLong(form: HTMLFormElement): boolean {
  // Composing a long message takes long on a slow phone.
  if (controlOf(form, "message").value.length > MAX_SAFE_URL_LENGTH) return true;
  try {
    return !finishMail(form).complete;
  } catch {
    // A message that cannot be composed is reported on submit, not while typing.
    return false;
  }
}

function warn(event: BeforeUnloadEvent): void {
  if (performance.now() > suppressedUntil) event.preventDefault();
}

function allowOtherApp({ target }: Event): void {
  const link = target instanceof Element && target.closest("a");
  if (link && /^(mailto|tel|sms):|\.vcf$/.test(link.href)) suppressLeaveWarning();
}
