import { collectFaults, expect, test } from "../support/test.ts";

test.use({ allowedFaults: /on purpose|inline style violates|no-such-file/ });

test("the fault watch sees thrown errors, logged errors, missing files and policy violations", {
  tag: "@chromium",
}, async ({ context, page }) => {
  const faults = collectFaults(context);
  await page.goto("/contact");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown on purpose");
    });
    console.error("logged on purpose");
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(new Image(), { src: "/no-such-file.png" }));
  });
  for (const fault of [/thrown/, /logged/, /inline style violates/, /status of 404/]) {
    await expect.poll(() => faults.filter((one) => fault.test(one))).toHaveLength(1);
  }
});
