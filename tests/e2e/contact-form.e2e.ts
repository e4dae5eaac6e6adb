import {
  contactForm,
  expectFilledIn,
  fillContactForm,
  typeEmail,
  wakeContactForm,
} from "../support/contact-form.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

const problems = {
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
  email: "Enter your e-mail address.",
  service: "Choose what it is about.",
  message: "Write what you need.",
} as const;
const wrongEmail = "Enter a complete e-mail address, like name@example.com.";

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
  await wakeContactForm(page);
});

test("each empty field says so beside it, until it is filled in", async ({ page }) => {
  const requests = await collectMailRequests(page);
  const { send, ...controls } = contactForm(page);
  await send.click();

  await expect(controls.firstName).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText("5 fields need another look.");
  for (const name of ["firstName", "lastName", "email", "service", "message"] as const) {
    await expect(controls[name]).toHaveAttribute("aria-invalid", "true");
    await expect(controls[name]).toHaveAccessibleDescription(problems[name]);
    const field = page.locator("form > div").filter({ has: controls[name] });
    await expect(field.getByText(problems[name], { exact: true })).toBeVisible();
  }
  expect(requests).toEqual([]);

  await controls.firstName.fill("Ana");
  await controls.service.selectOption({ label: "General Consultation" });
  for (const name of ["firstName", "service"] as const) {
    await expect(controls[name]).toHaveAttribute("aria-invalid", "false");
    await expect(controls[name]).not.toHaveAttribute("aria-describedby");
    await expect(page.getByText(problems[name])).toBeHidden();
  }
  await expect(controls.lastName).toHaveAccessibleDescription(problems.lastName);
  await typeEmail(page, "ana");
  await expect(controls.email).toHaveAccessibleDescription(wrongEmail);
  await typeEmail(page, "ana@example.com");
  await expect(controls.email).toHaveAttribute("aria-invalid", "false");
});

test("the first invalid field gets the focus, and nothing typed is lost", async ({ page }) => {
  const requests = await collectMailRequests(page);
  // White space and invisible characters alone count as empty.
  const invisible = "\n \u200b\u200d\u2800\u3164\u00ad";
  await fillContactForm(page, { lastName: " \t", email: "a@b@c", message: invisible });
  await page.evaluate(() => {
    document.addEventListener("focusin", ({ target }) => {
      const control = target as HTMLElement;
      const described = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      document.body.dataset.atFocus = `${control.ariaInvalid}: ${described?.textContent}`;
    });
  });
  const form = contactForm(page);
  await form.send.click();

  await expect(form.lastName).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute(
    "data-at-focus",
    "true: Enter your last name.",
  );
  await expect(form.firstName).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("alert")).toHaveText("3 fields need another look.");
  await expect(form.message).toHaveAccessibleDescription(problems.message);

  const message = "  Two lines,\n\tas typed.  ";
  await form.lastName.fill("Ortiz");
  await form.message.fill(message);
  await form.send.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(wrongEmail);
  await expect(page.getByRole("alert")).toHaveText("1 field needs another look.");
  await expectFilledIn(page, { email: "a@b@c", message });
  expect(requests).toEqual([]);
});

test("typing in a long message composes nothing", async ({ page }) => {
  const { message } = contactForm(page);
  await message.evaluate((box: HTMLTextAreaElement) => {
    box.value = "It blinks.\n".repeat(3000);
    window.encodeURIComponent = () => String(Object.assign(document.body.dataset, { composed: 1 }));
  });
  await message.pressSequentially("Again.");
  await expect(page.locator("body")).not.toHaveAttribute("data-composed");
});
