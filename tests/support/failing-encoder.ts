import type { Page } from "@playwright/test";

/** Makes the browser unable to encode text, so that no message can be made, until it is mended. */
export async function breakEncoder(page: Page): Promise<{ mend: () => Promise<void> }> {
  const breakIt = () => {
    const works = window.encodeURIComponent;
    window.encodeURIComponent = () => {
      throw new URIError("URI malformed");
    };
    window.addEventListener("mend", () => {
      window.encodeURIComponent = works;
    });
  };
  await page.addInitScript(breakIt);
  await page.evaluate(breakIt);
  return { mend: () => page.evaluate(() => void window.dispatchEvent(new Event("mend"))) };
}
