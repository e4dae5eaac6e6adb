import { generate } from "lean-qr/nano";
import type { MailDraft } from "../../lib/mailto.ts";
import { codeUrl } from "../../lib/text-message.ts";

const black = [0, 0, 0, 255] as const;
const white = [255, 255, 255, 255] as const;

/**
 * Draws the QR code that takes the draft to a phone, with its margin, black on white in both color
 * schemes. Without a phone number, it holds a mailto: URL. Returns whether it holds all of the draft.
 */
export function drawQrCode(canvas: HTMLCanvasElement, draft: MailDraft, phone?: string): boolean {
  const { url, complete } = codeUrl(draft, phone);
  generate(url).toCanvas(canvas, { on: black, off: white, pad: 4 });
  return complete;
}
