import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect } from "../../tests/support/test.ts";
import { type GitHub, startGitHub } from "./github.ts";

const test = base.extend<{ github: GitHub; form: ReturnType<typeof formOn> }>({
  // What Sveltia and the browser log about answers that a test causes.
  allowedFaults: /Failed to |Bad credentials|Server responded|Invalid token/,
  github: async ({ context }, use) => {
    const github = startGitHub();
    await context.route(/^https:|\/release\.json$/, (route) => {
      const answer = github.answer(route.request().url(), route.request().postDataJSON());
      return answer ? route.fulfill(answer) : route.abort("internetdisconnected");
    });
    await use(github);
    github.stop();
  },
  form: async ({ page }, use) => use(formOn(page)),
});

/** The form. A part or a field has the path of its value. */
function formOn(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`);
  /** Fields of a part are rendered once they are in view. */
  const show = (part: string) =>
    field(part)
      .first()
      .evaluate((each) => each.scrollIntoView());
  return {
    button,
    list: page.getByText("Your business").first(),
    status: page.locator("#status"),
    dialog: page.getByRole("alertdialog"),
    async signIn() {
      await page.goto("/admin");
      await button("Sign In Using Access Token").click();
      await page.getByRole("textbox").fill("github_pat_joe");
      await button("Sign In").click();
    },
    async open(file: string, part?: string) {
      await expect(page.getByText("Your business").first()).toBeVisible();
      await page.goto(`/admin#/collections/_singletons/entries/${file}`);
      await expect(button("Save")).toBeVisible();
      if (!part) return;
      await field(part).getByRole("button", { name: "Expand All" }).first().click();
      await show(part);
    },
    async fill(values: Record<string, string>) {
      for (const [path, value] of Object.entries(values))
        await field(path).locator("input, textarea").first().fill(value);
    },
    add: (list: string) =>
      field(list)
        .getByRole("button", { name: /^Add .an entry/ })
        .click(),
    remove: (list: string) => field(list).getByRole("button", { name: "Remove" }).last().click(),
    turnOn: (path: string) => field(path).getByRole("switch").click(),
    async check(part: string) {
      await expect(() => field(part).getByRole("checkbox").first().check()).toPass();
      await show(part);
    },
    async upload(name: string) {
      await button("Browse").click();
      await expect(page.getByText(/Enter URL|Stock Photos/)).toHaveCount(0);
      const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      const file = { name, mimeType: "image/jpeg", buffer };
      await page.locator("input[type=file]").last().setInputFiles(file);
      await button("Insert").click();
      await expect(button("Replace Image")).toBeVisible();
    },
    async save() {
      await button("Save").click(); // The editor closes.
      await expect(button("Cancel Editing")).toBeHidden();
    },
  };
}

const priceDiff = ["-amount: 60", "+amount: 65"];

test("each change is a commit of its lines alone", async ({ form, github }) => {
  await form.signIn();
  await form.open("priceList", "prices");
  await form.fill({ "prices.0.amount": " $65.00" });
  await form.save();
  expect(github.diff()).toEqual(priceDiff);

  const cameras = ["- id: cameras", "name: Cameras", "summary: At doors.", "features:", "- Four"];
  cameras.push("onHome: false", "inForm: true", "askAbout: cameras", "");
  await form.open("serviceList");
  await form.add("services");
  await form.fill({ "services.5.name": "Cameras", "services.5.summary": "At doors." });
  await form.fill({ "services.5.features": "Four" });
  await form.save();
  expect(github.diff()).toEqual(cameras.map((line) => `+${line}`));

  await form.open("terms");
  await form.fill({ title: "Terms", effective: "2027-01-01", markdown: "A flat fee." });
  await form.save();
  expect(github.diff()).toContain("+effective: 2027-01-01");
  expect(github.diff()).toContain("+A flat fee.");

  await form.open("about");
  await form.check("photo");
  await form.fill({ "photo.alt": "The shop" });
  await form.upload("shop.jpg");
  await form.save();
  expect(github.diff()).toEqual(["+photo:", "+file: shop.jpg", "+alt: The shop"]);

  expect(github.log()).toHaveLength(5);
});

const failures = [
  { amount: "1 299", reason: "Prices › Prices › 1 › Price in dollars: write whole dollars" },
  { amount: "95", reason: "$95 in place of $60; is that right?" },
  { amount: "65", fault: "no network", reason: "Failed to fetch" },
  { amount: "65", fault: "token refused", reason: "Bad credentials" },
] as const;

for (const { amount, reason, ...failure } of failures) {
  test(`one dialog says why a price can't be saved: ${reason}`, async ({ form, github }) => {
    await form.signIn();
    await form.open("priceList", "prices");
    await form.fill({ "prices.0.amount": amount });
    if ("fault" in failure) github.fault = failure.fault;
    await form.button("Save").click();
    await expect(form.dialog).toContainText("Not saved. Nothing is lost.");
    await expect(form.dialog).toContainText(reason);
    await form.button("OK").click();
    expect(github.log()).toHaveLength(1);
    github.fault = undefined;
    await form.fill({ "prices.0.amount": "65" });
    await form.save();
    expect(github.diff()).toEqual(priceDiff);
  });
}

test("a service can't be removed while a price names it", async ({ form, github }) => {
  await form.signIn();
  await form.open("serviceList");
  await form.remove("services");
  await form.button("Save").click();
  // Also what names its prices.
  await expect(form.dialog).toContainText('services.yaml has no service "new-home-ethernet"');
  await expect(form.dialog).toContainText("unknown name {prices.ethernet-finish-out}");
  await expect(form.dialog).toContainText("this text still names New Home Ethernet Special");
  expect(github.log()).toHaveLength(1);
});

test("the form says what is live, and what stopped a change", async ({ page, form, github }) => {
  await form.signIn();
  await expect(form.status).toHaveText(/^Live, with the change of \d+:\d\d [AP]M\. See it$/);
  await form.open("priceList", "prices");
  await form.fill({ "prices.0.amount": "65" });
  await form.save();
  await expect(form.status).toHaveText(/^Being published: the change of \d+:\d\d [AP]M\. Details$/);
  github.hostFailed = true;
  await expect(form.status).toHaveText(/^Not published: the build at the host failed\./);
  github.hostFailed = false;
  github.mistakes = []; // A check that is not about content.
  await expect(form.status).toHaveText(/^Being published/);
  const message = "amount: write whole dollars, like 150";
  github.mistakes = Array(8).fill({ path: "content/prices.yaml", start_line: 14, message });
  await expect(form.status).toHaveText(/^Not published: content\/prices\.yaml:14 amount: write/);
  await expect(form.status).toContainText("The site is as it was.");
  // What axe finds elsewhere is Sveltia's (docs/accessibility.md).
  const { violations } = await new AxeBuilder({ page }).include("#status").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // Two fingers enlarge the form.
  const viewport = await page.locator("meta[name=viewport]").last().getAttribute("content");
  expect(viewport).toBe("width=device-width, initial-scale=1, interactive-widget=resizes-content");
  // Also on a phone at 200 %, a file can be opened to correct it.
  await page.setViewportSize({ width: 187, height: 370 });
  // A window that was wide keeps the list's rows.
  const row = page.getByRole("gridcell", { name: "Prices" });
  await page.getByRole("treeitem", { name: "Prices" }).or(row).click();
  await expect(form.button("Save")).toBeVisible();
  github.live = github.head();
  await expect(form.status).toHaveText(/^Live since \d+:\d\d [AP]M, with/);
});

test("without a connection at the start, the form says so and opens later", async ({
  page,
  form,
  github,
}) => {
  await form.signIn();
  await expect(form.list).toBeVisible();
  github.fault = "no network";
  await page.reload();
  await expect(form.status).toHaveText(/^No connection\. Your token is not lost/);
  github.fault = undefined;
  await expect(form.list).toBeVisible();
  github.fault = "token refused";
  await page.reload();
  await expect(form.status).toHaveText(/^Your token has ended or was deleted: make a new one\./);
});

test("on a host that ignores _headers, the form has its policy too", async ({ page }) => {
  const response = await page.goto("/admin");
  const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
  const header = response?.headers()["content-security-policy"] ?? "";
  await expect(policy).toHaveAttribute("content", header.replace("; frame-ancestors 'none'", ""));
});
