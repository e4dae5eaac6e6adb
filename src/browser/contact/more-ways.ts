import type { MailDraft } from "../../lib/mailto.ts";
import { webmailLinks } from "../../lib/mailto.ts";
import { textMessageUrl } from "../../lib/text-message.ts";
import { copy } from "./copying.ts";
import type { FinishedMail } from "./finish-mail.ts";

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
  const text = panel.querySelector<HTMLAnchorElement>("a[href^='sms:']");
  if (text) text.href = textMessageUrl(mail.draft, mail.phone);
  const share = panel.querySelector<HTMLElement>("[data-part=share]");
  if (share) {
    if (share.parentElement) share.parentElement.hidden = !("share" in navigator);
    share.onclick = () => shareMessage(mail.draft);
  }
}

async function shareMessage({ subject, body }: MailDraft): Promise<void> {
  // It rejects if the visitor closes the share sheet.
  await navigator.share({ title: subject, text: body }).catch(() => {});
}
