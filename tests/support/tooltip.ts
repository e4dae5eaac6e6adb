import { expect, type Page } from "@playwright/test";

export const [facebook, instagram, youTube] = [
  "Facebook, coming soon",
  "Instagram, coming soon",
  "YouTube, coming soon",
] as const;

export const icon = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** The open tooltips. Assistive technology has the same text from the icon. */
export const tooltips = (page: Page) => page.getByRole("tooltip", { includeHidden: true });

/** Opens Instagram's tooltip by focus, once the icons, which are in view then, have hydrated. */
export async function openTooltip(page: Page): Promise<void> {
  await expect(async () => {
    await icon(page, facebook).focus();
    await icon(page, instagram).focus();
    await expect(tooltips(page)).toHaveText(instagram, { timeout: 200 });
  }).toPass();
}
