import { expect, test } from "./support/test.ts";

const icons = [
  ["/favicon.svg", /^image\/svg\+xml/],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ["/apple-touch-icon.png", /^image\/png/],
] as const;

for (const [path, type] of icons) {
  test(`${path} is served, and every page points at it`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(type);
    expect((await answer.body()).length).toBeGreaterThan(0);
    await page.goto("/about");
    await expect(page.locator(`link[href="${path}"]`)).toHaveCount(1);
  });
}
