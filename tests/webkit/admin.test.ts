import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type GitHub, startGitHub } from "../../admin/tests/github.ts";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite } from "../support/sample.ts";
import { startWebKit, versions, type WebKit } from "./driver.ts";

const [newest, older] = versions;
/** The oldest that docs/start.md names, without what Sveltia and our schemas might use of later ones. */
const oldest = {
  ...older,
  name: "Safari 17.4",
  globals: [
    ...["URL.parse", "Promise.try", "RegExp.escape"],
    ...["Uint8Array.prototype.toBase64", "Uint8Array.fromBase64"],
    ...["filter", "find", "map", "some", "toArray"].map((name) => `Iterator.prototype.${name}`),
  ],
};

/** In the page: sends requests to other hosts to the test's server. */
const toStandIn =
  '{ const ask = fetch; fetch = (url, init) => ask(String(url).replace("https://", "/outside/"), init) }';

const [backspace, right] = ["\uE003", "\uE014"];

describe.each([newest, oldest])("the owner's form in $name", (version) => {
  let github: GitHub;
  let web: WebKit;
  const site = createSiteHandler(sampleSite);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const [, outside] = /^\/outside\/(.*)/.exec(request.url ?? "") ?? [];
    if (!outside && request.url !== "/release.json") return site(request, response);
    const query = (await request.toArray()).join("");
    const url = `https://${outside ?? "site.example/release.json"}`;
    const answer = github.answer(url, JSON.parse(query || "{}"));
    if (!answer) return response.destroy();
    const { status = 200, json, body } = { json: "", body: undefined, ...answer };
    response.writeHead(status).end(body ?? JSON.stringify(json));
  }

  const retry = (action: () => Promise<unknown>) =>
    vi.waitFor(action, { timeout: 20_000, interval: 100 });
  const press = (name: string, css = "button") => retry(() => web.click(css, name));
  const type = (name: string, text: string) => retry(() => web.type(name, text));
  const listIsShown = () => retry(() => web.find("[role=treeitem]", "Prices"));
  const textOf = (css: string) =>
    web.run((selector) => document.querySelector(selector)?.textContent, css);

  /** Opens a file and a part of it, whose fields are rendered once they are in view. */
  async function open(file: string, part: string) {
    await press(file, "[role=treeitem]");
    await press("Expand All", `[data-key-path="${part}"] button`);
  }

  async function save(...lines: string[]) {
    const before = github.head();
    await press("Save");
    await listIsShown();
    expect(github.head()).not.toBe(before);
    expect(github.diff()).toEqual(lines);
  }

  beforeAll(async () => {
    github = startGitHub();
    web = await startWebKit(version, serve, toStandIn);
    await web.resize(375, 667);
    await web.open("/admin");
    await press("Sign In Using Access Token");
    await type("Personal Access Token", "github_pat_joe");
    await press("Sign In");
    await listIsShown();
  });
  afterEach(() => expect(web.errors.splice(0)).toEqual([]));
  afterAll(async () => {
    await web.stop();
    github.stop();
  });

  test.each([375, 430])("a tapped file is seen, at %i px", async (width) => {
    await web.resize(width, 667);
    await open("Prices", "prices");
    const middle = { left: 0, top: 200, width, height: 300 };
    const picture = async () => sharp(await web.screenshot()).extract(middle);
    await expect.poll(async () => (await (await picture()).stats()).entropy).toBeGreaterThan(0.5);
    await press("Cancel Editing");
  });

  test("a price, a time and a photo are saved", async () => {
    await open("Prices", "prices");
    await type("Price in dollars", `${backspace.repeat(2)}65`);
    await save("-amount: 60", "+amount: 65");
    await open("Your business", "hours");
    await type("Closes", `18${right}30`);
    await save('-closes: "19:00"', '+closes: "18:30"');
    const photo = join(tmpdir(), "shop.jpg");
    const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
    await sharp({ create }).jpeg().toFile(photo);
    await press("About", "[role=treeitem]");
    await press("Add \u2068Photo beside the story\u2069", "[role=checkbox]");
    await press("Browse");
    await retry(async () => web.typeInto(await web.run(lastFileInput), photo));
    await press("Insert");
    // Until the file is read, Sveltia refuses to save.
    await retry(() => web.find("button", "Replace Image"));
    await type("What it shows", "The shop");
    await save("+photo:", "+file: shop.jpg", "+alt: The shop");
  });

  test("a mistake has its reason, and what was typed is offered as a draft", async () => {
    await open("Prices", "prices");
    await type("Price in dollars", `${backspace.repeat(2)}-1`);
    await press("Save");
    const reason = "Price in dollars: write whole dollars";
    await expect.poll(() => textOf("[role=alertdialog]")).toContain(reason);
    await press("OK");
    await press("Cancel Editing");
    await press("Prices", "[role=treeitem]");
    await press("Restore");
    await expect.poll(() => textOf("#nc-root")).toContain("Diagnostic visit: -1");
  });
});

const lastFileInput = () => [...document.querySelectorAll("input[type=file]")].at(-1) as Element;
