import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const icons = [
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ["/apple-touch-icon.png", /^image\/png/],
] as const;

for (const [path, type] of icons) {
  test(`${path} is served, and every page points at it`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(type);
    expect((await answer.body()).length).toBeGreaterThan(0);
    for (const shown of pages) {
      await page.goto(shown.path);
      await expect(page.locator(`link[href="${path}"]`)).toHaveCount(1);
    }
  });
}

test("the icon of the tab stands in the page, as a picture that the policy lets in", async ({
  page,
}) => {
  await page.goto("/about");
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  await expect(icon).toHaveAttribute("href", /^data:image\/svg\+xml,/);
  const width = await icon.evaluate(async (link: HTMLLinkElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});
