import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite, testPort } from "../support/sample.ts";

/**
 * What a Safari lacks: features of the engine (WebKit.Settings.get_all_features() has their names),
 * what scripts find, and, as a regular expression, what the parser of style sheets knows.
 */
type Version = { name: string; features: string[]; globals: string[]; css: string };

export const versions = [
  { name: "Safari 26", features: [], globals: [], css: "" },
  {
    name: "Safari 17",
    features: ["CSSAnchorPositioning", "HiddenUntilFound", "TrustedTypes", "ViewTransitions"],
    globals: ["Object.groupBy", "Promise.try", "Promise.withResolvers", "URL.parse"],
    css: 'content-visibility:|content:"" /|text-wrap:',
  },
  {
    name: "Safari 15.4",
    features: ["CSSAnchorPositioning", "HiddenUntilFound", "PopoverAttribute", "TrustedTypes"],
    globals: ["Array.prototype.toReversed", "Array.prototype.toSorted", "Object.groupBy"],
    css: 'content-visibility:|content:"" /|text-wrap:|overflow(-[xy])?:clip|@container|color-mix\\(',
  },
] satisfies [Version, Version, Version];

/** The property by which the WebDriver protocol refers to an element. */
const reference = "element-6066-11e4-a52e-4f735466cecf";

const port = testPort + 1;

async function send(method: string, path: string, body?: object) {
  const options = { method, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/**
 * Serves the site, and starts WebKitGTK as a version of Safari, driven by W3C WebDriver.
 * @param script runs first in every page
 */
export async function startWebKit(
  version: Version,
  serve = createSiteHandler(sampleSite),
  script = "",
) {
  const server = createServer(serve).listen(testPort, "localhost");
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      LC_ALL: "C.UTF-8",
      // Containers may lack the user namespaces that its sandbox needs.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const errors: string[] = [];
  createInterface(driver.stderr).on("line", (line) => {
    // Debian builds it without web app manifests; and a page that is left drops what it imports.
    const isHarmless = /directive 'manifest-src'|Importing a module script failed/.test(line);
    if (/CONSOLE.* ERROR/.test(line) && !isHarmless) errors.push(line);
  });
  const appRequests: string[] = [];
  const messages = createInterface(driver.stdout).on("line", (line) => {
    if (line.startsWith("APP ")) appRequests.push(line.slice(4));
  });
  while (!(await send("GET", "/status").catch(() => undefined))?.ready) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver can't use port ${port}`);
    await sleep(50);
  }
  const binary = fileURLToPath(new URL("browser.py", import.meta.url));
  const browser = { binary, args: [JSON.stringify({ ...version, folder, script })] };
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browser } },
  });
  const get = (path: string) => send("GET", `/session/${sessionId}/${path}`);
  const post = (path: string, body: object) => send("POST", `/session/${sessionId}/${path}`, body);

  /** Runs a self-contained function in the page. Outside, its elements are only references. */
  const run = <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    post("execute/sync", { script: `return (${inPage})(...arguments)`, args });

  const pathOf = (element: Element) => `element/${Reflect.get(element, reference)}`;

  /** The first element with this accessible name. */
  async function find(css: string, name: string): Promise<Element> {
    for (const element of await post("elements", { using: "css selector", value: css })) {
      // An error for an element without a box, empty for tooltips and options.
      const label = await get(`${pathOf(element)}/computedlabel`).catch(() => undefined);
      const text = label === "" ? await get(`${pathOf(element)}/text`) : label;
      if (text?.trim() === name) return element;
    }
    throw new Error(`The page has no ${css} with the name "${name}"`);
  }

  /** Types into a field, or the path of a file. */
  const typeInto = (element: Element, text: string) => post(`${pathOf(element)}/value`, { text });

  async function load(path: string, body: object): Promise<void> {
    await post(path, body);
    if (version.css) await run(lowerStyles, version.css);
  }

  const act = (type: string, ...actions: object[]) =>
    post("actions", { actions: [{ type, id: type, actions }] });

  function disconnect(): void {
    server.close();
    server.closeAllConnections();
  }

  return {
    run,
    find,
    /** The URLs for other apps, like mailto:, that were opened. */
    appRequests,
    /** What pages have thrown or logged as errors. */
    errors,
    open: (path: string) => load("url", { url: new URL(path, `http://localhost:${testPort}`) }),
    reload: () => load("refresh", {}),
    async resize(width: number, height: number): Promise<void> {
      await post("window/rect", { x: 0, y: 0, width, height });
      const isResized = (...size: number[]) => innerWidth === size[0] && innerHeight === size[1];
      while (!(await run(isResized, width, height))) await sleep(20);
    },
    async click(css: string, name: string): Promise<void> {
      const element = await find(css, name);
      // The driver's own scrolling takes the window for taller than it is.
      await run((each) => each.scrollIntoView({ block: "center" }), element);
      await post(`${pathOf(element)}/click`, {});
    },
    type: async (name: string, text: string) =>
      typeInto(await find("input, select, textarea", name), text),
    typeInto,
    press: (value: string) => act("key", { type: "keyDown", value }, { type: "keyUp", value }),
    hover: (origin: Element) => act("pointer", { type: "pointerMove", x: 0, y: 0, origin }),
    /** Prints the page, and returns the words that reach 5 points into a sheet's margins of 36. */
    async printedInMargins(): Promise<string[]> {
      await Promise.all([once(messages, "line"), run(() => location.assign("print:"))]);
      const args = ["-bbox", join(folder, "sheets.pdf"), "-"];
      const words = execFileSync("pdftotext", args, { encoding: "utf8" });
      return [...words.matchAll(/yMin="(.+)" .* yMax="(.+)">(.*)<\/word/g)]
        .filter(([, top, bottom]) => Number(top) < 31 || Number(bottom) > 792 - 31)
        .map(([, , , word = ""]) => word);
    },
    /** A picture of the viewport, as PNG. Without a paint in the last seconds, there would be none. */
    async screenshot(): Promise<Buffer> {
      await run(() => document.documentElement.append(document.createElement("p")));
      await run(() => document.documentElement.lastElementChild?.remove());
      return Buffer.from(await get("screenshot"), "base64");
    },
    disconnect,
    async stop(): Promise<void> {
      disconnect();
      // Ends the browser, but answers with an error.
      await send("DELETE", `/session/${sessionId}`).catch(() => {});
      driver.kill();
      await once(driver, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the page: makes its style sheets unknown in parts, so that their fallbacks apply. */
function lowerStyles(unknown: string): void {
  const styles = [...document.querySelectorAll("style")];
  const css = styles.map(({ textContent }) => textContent).join("\n");
  const lowered = new CSSStyleSheet();
  lowered.replaceSync(css.replaceAll(new RegExp(unknown, "g"), "-unknown-$&"));
  document.adoptedStyleSheets = [lowered];
  for (const style of styles) style.disabled = true;
}
