import type { MailDraft } from "../../lib/mailto.ts";
import { webmailLinks } from "../../lib/mailto.ts";
import { textMessageUrl } from "../../lib/text-message.ts";
import { copy } from "./copying.ts";
import type { FinishedMail } from "./finish-mail.ts";
import qrCodeUrl from "./qr-code.ts?chunk-url";

// The buttons and links of the finished message's panel. Loaded on the first interaction with the form;
// without them, the message can be selected, mailed or read out, and a text message starts empty.

/**
 * Prepares the panel's buttons and links for this message.
 * @param onCopied called after the complete message was copied
 */
export function offerMoreWays(panel: HTMLElement, mail: FinishedMail, onCopied: () => void): void {
  const outcome = panel.querySelector("[data-part=outcome]");
  outcome?.replaceChildren();
  for (const button of panel.querySelectorAll<HTMLElement>("[data-copy]")) {
    button.onclick = async () => {
      const element = document.getElementById(button.dataset.copy ?? "") as HTMLElement;
      const isMessage = element instanceof HTMLTextAreaElement;
      const copied = await copy(element, isMessage ? element.value : (element.textContent ?? ""));
      if (copied && isMessage) onCopied();
      // A new element each time, so that screen readers announce a repeated outcome.
      const text = document.createElement("span");
      text.textContent = String(copied ? panel.dataset.copied : panel.dataset.selected);
      outcome?.replaceChildren(text);
    };
  }
  const message = panel.querySelector("textarea") as HTMLTextAreaElement;
  // Only a copy of the complete message counts.
  message.oncopy = () => {
    const { selectionStart, selectionEnd, value } = message;
    if (selectionStart === 0 && selectionEnd === value.length) onCopied();
  };
  const links = webmailLinks(mail.fitted);
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-webmail]"))
    link.href = links[link.dataset.webmail as keyof typeof links];
  const text = textLink();
  if (text) text.href = textMessageUrl(mail.draft, mail.phone);
  const share = panel.querySelector<HTMLElement>("[data-part=share]");
  if (share) {
    setHidden(share.parentElement, !("share" in navigator));
    share.onclick = () => shareMessage(mail.draft);
  }
  const qr = panel.querySelector<HTMLElement>("[data-part=qr]");
  const canvas = panel.querySelector("canvas");
  if (!qr || !canvas) return;
  show(qr, canvas, false);
  qr.onclick = () => toggleCode(qr, canvas, mail);
}

/** The link that opens a text message; none where the business receives none. */
function textLink(): HTMLAnchorElement | null {
  return document.querySelector("#finished a[href^='sms:']");
}

async function shareMessage({ subject, body }: MailDraft): Promise<void> {
  // It rejects if the visitor closes the share sheet.
  await navigator.share({ title: subject, text: body }).catch(() => {});
}

async function toggleCode(
  button: HTMLElement,
  canvas: HTMLCanvasElement,
  { draft, phone }: FinishedMail,
): Promise<void> {
  const isShown = button.ariaExpanded === "true";
  show(button, canvas, false);
  if (isShown) return;
  const texts = textLink();
  try {
    const { drawQrCode }: typeof import("./qr-code.ts") = await import(
      /* @vite-ignore */ qrCodeUrl
    );
    const cut = document.querySelector<HTMLElement>("[data-part=qrCut]");
    setHidden(cut, drawQrCode(canvas, draft, texts ? phone : undefined));
    show(button, canvas, true);
  } catch {
    // Without a connection there may be no code; the other ways remain.
    setHidden(button.parentElement, true);
  }
}

function show(button: HTMLElement, canvas: HTMLElement, shown: boolean): void {
  setHidden(canvas.parentElement, !shown);
  button.ariaExpanded = String(shown);
}

function setHidden(element: HTMLElement | null, hidden: boolean): void {
  if (element) element.hidden = hidden;
}
