import { expect, test } from "../support/test.ts";

test("the plug clicks into the jack of the last button, whose light turns green", async ({
  page,
}) => {
  await page.goto("/services");
  const button = page.getByRole("main").getByRole("link", { name: "Get Support" });
  const look = () =>
    button.evaluate((element) => [
      getComputedStyle(element, "::after").translate.split(" ")[0],
      getComputedStyle(element.querySelector("circle") ?? element).fill,
    ]);
  expect(await look()).toEqual(["0px", "rgb(247, 173, 34)"]);
  await button.hover();
  await expect.poll(look).toEqual(["5px", "rgb(95, 217, 127)"]);
  await page.mouse.move(0, 0);
  await expect.poll(look).toEqual(["0px", "rgb(247, 173, 34)"]);
  await button.focus();
  await expect.poll(look).toEqual(["5px", "rgb(95, 217, 127)"]);
});

test.describe("with reduced motion", { tag: "@emulation" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Get Support" }).last().hover();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
