import {
  contactForm,
  fillContactForm,
  typeEmail,
  validEntry,
  wakeContactForm,
} from "../support/contact-form.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

const problems = {
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
  email: "Enter your e-mail address.",
  service: "Choose what it is about.",
  message: "Write a few words about what you need.",
};
const wrongEmail = "Enter an e-mail address with an @ and what follows it, like name@example.com.";

test.beforeEach(({ page }) => page.goto("/contact"));

test("the form has five fields, all required, each of its own kind", async ({ page }) => {
  const { firstName, lastName, email, service, message } = contactForm(page);
  for (const [control, name, type] of [
    [firstName, "firstName", "text"],
    [lastName, "lastName", "text"],
    [email, "email", "email"],
    [service, "service", "select-one"],
    [message, "message", "textarea"],
  ] as const) {
    await expect(control).toHaveAttribute("name", name);
    await expect(control).toHaveJSProperty("type", type);
    await expect(control).toHaveJSProperty("required", true);
  }
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  await expect(message).toHaveJSProperty("rows", 4);
});

test("the service is chosen from five, and none is chosen at first", async ({ page }) => {
  const { service } = contactForm(page);
  await expect(service).toHaveValue("");
  const options = await service
    .getByRole("option")
    .evaluateAll((all) =>
      all.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
    );
  expect(options).toEqual([
    ["", "Select a service"],
    ["device-repair", "Device Repair"],
    ["network-installation", "Network Installation"],
    ["business-support", "Business IT Support"],
    ["cybersecurity", "Cybersecurity Guidance"],
    ["consultation", "General Consultation"],
  ]);
});

test("each field that was left empty says so beside it, and the focus goes to the first", async ({
  page,
}) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  const { send, ...controls } = contactForm(page);
  await send.click();

  for (const [name, problem] of Object.entries(problems)) {
    const control = controls[name as keyof typeof controls];
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(problem);
    const field = page.locator("form > div").filter({ has: control });
    await expect(field.getByText(problem, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("alert")).toHaveText("5 fields need another look.");
  await expect(controls.firstName).toBeFocused();
  expect(requests).toEqual([]);
});

test("the focus goes to the first field that is wrong, which already says why when it gets there", async ({
  page,
}) => {
  await wakeContactForm(page);
  await fillContactForm(page, { lastName: "", message: "" });
  await page.evaluate(() => {
    document.addEventListener("focusin", ({ target }) => {
      const control = target as HTMLElement;
      const described = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      document.body.dataset.focusSaid = `${control.ariaInvalid}: ${described?.textContent}`;
    });
  });
  const { send, lastName, firstName } = contactForm(page);
  await send.click();

  await expect(lastName).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute(
    "data-focus-said",
    "true: Enter your last name.",
  );
  await expect(firstName).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("alert")).toHaveText("2 fields need another look.");
});

test("what is no e-mail address is not taken for one", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  const form = contactForm(page);
  for (const email of ["ana", "ana@", "@example.com", "ana ortiz@example.com", "a@b@c"]) {
    await typeEmail(page, email);
    await form.send.click();

    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await expect(form.email).toHaveAccessibleDescription(wrongEmail);
    await expect(page.getByRole("alert")).toHaveText("One field needs another look.");
  }
  expect(requests).toEqual([]);
});

test("a field with nothing but white space counts as empty", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page, { firstName: "  ", lastName: " \t", email: " ", message: "\n \n" });
  const form = contactForm(page);
  await form.send.click();

  for (const name of ["firstName", "lastName", "email", "message"] as const) {
    await expect(form[name]).toHaveAccessibleDescription(problems[name]);
  }
  await expect(page.getByRole("alert")).toHaveText("4 fields need another look.");
  expect(requests).toEqual([]);
});

test("putting a field right takes its problem away, and only its own", async ({ page }) => {
  await wakeContactForm(page);
  const form = contactForm(page);
  await form.send.click();
  await form.firstName.fill("Ana");
  await form.service.selectOption({ label: "General Consultation" });

  for (const control of [form.firstName, form.service]) {
    await expect(control).not.toHaveAttribute("aria-invalid");
    await expect(control).not.toHaveAttribute("aria-describedby");
  }
  await expect(page.getByText(problems.firstName)).toHaveCount(0);
  await expect(page.getByText(problems.service)).toHaveCount(0);
  await expect(form.lastName).toHaveAccessibleDescription(problems.lastName);

  await typeEmail(page, "ana");
  await expect(form.email).toHaveAccessibleDescription(wrongEmail);
  await typeEmail(page, "ana@example.com");
  await expect(form.email).not.toHaveAttribute("aria-invalid");
});

test("nothing typed is lost when the form finds a field wrong", async ({ page }) => {
  await wakeContactForm(page);
  const message = "  Two lines,\n\tas typed.  ";
  await fillContactForm(page, { email: "ana", message });
  const form = contactForm(page);
  await form.send.click();

  await expect(form.email).toBeFocused();
  await expect(form.firstName).toHaveValue(validEntry.firstName);
  await expect(form.lastName).toHaveValue(validEntry.lastName);
  await expect(form.email).toHaveValue("ana");
  await expect(form.service).toHaveValue("device-repair");
  await expect(form.message).toHaveValue(message);
});
