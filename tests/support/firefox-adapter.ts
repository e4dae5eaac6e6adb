#!/usr/bin/env node
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { type RawData, WebSocket, WebSocketServer } from "ws";

// A proxy between Playwright and the system's Firefox (docs/decisions/043-firefox.md). Playwright
// starts it as if it were Firefox. It forwards every message, with two exceptions:
//
// - Playwright sends a command for media features for every page, which Firefox supports from 159 on.
//   Older versions get their color scheme by a script in Firefox's own window.
// - Firefox reports that a page navigates to a mailto: URL, but neither that the page stays nor which
//   URL the system gets. The proxy reports both, the second as a failed request.

interface Message {
  id?: number;
  type?: "success" | "error" | "event";
  method?: string;
  error?: string;
  params?: Params;
  result?: { type?: string; contexts?: { context: string }[] };
}

interface Params {
  [name: string]: unknown;
  context?: string;
  url?: string;
  contexts?: string[];
  features?: { "prefers-color-scheme"?: string | null };
  channel?: string;
  data?: { value?: { value: string }[] };
}

const firefox = spawn(
  process.env.FIREFOX_PATH ?? "firefox-esr",
  // Allows scripts in Firefox's own window.
  [...process.argv.slice(2), "--remote-allow-system-access"],
  { stdio: ["ignore", "inherit", "pipe"] },
);
firefox.on("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
createInterface(firefox.stderr).on("line", (line) => {
  const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (url) listenInsteadOf(url);
  else console.error(line);
});

function listenInsteadOf(firefoxUrl: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on("connection", (toPlaywright, { url }) => {
    toPlaywright.pause();
    const toFirefox = new WebSocket(`${firefoxUrl}${url}`, { perMessageDeflate: false });
    toFirefox.on("open", () => {
      forward(toPlaywright, toFirefox);
      toPlaywright.resume();
    });
    toFirefox.on("close", () => toPlaywright.close());
    toPlaywright.on("close", () => toFirefox.close());
  });
}

function forward(toPlaywright: WebSocket, toFirefox: WebSocket): void {
  const report = (message: Message) => toPlaywright.send(JSON.stringify(message));
  const { run, isAnswer } = scriptsInFirefox(toFirefox);
  /** The commands for media features that await Firefox's answer. */
  const pending = new Map<number, Params>();
  /** The color scheme of each page, for a Firefox without that command. */
  const schemes = new Map<string, string>();
  const show = (page: string) => run(setColorScheme, page, schemes.get(page) ?? "none");

  toPlaywright.on("message", (data) => {
    const { id = 0, method, params = {} } = read(data);
    if (method === "emulation.setMediaFeaturesOverride") pending.set(id, params);
    toFirefox.send(String(data));
    if (method === "session.subscribe") run(reportHandovers, { channel: handovers });
  });

  toFirefox.on("message", async (data) => {
    const message = read(data);
    const { id = 0, method, error, params = {} } = message;
    if (isAnswer(message)) return;
    const command = pending.get(id);
    pending.delete(id);
    if (command && error === "unknown command") {
      // For future pages Playwright only sets its default, light, which is headless Firefox's too.
      for (const page of command.contexts ?? []) {
        schemes.set(page, command.features?.["prefers-color-scheme"] ?? "none");
        await show(page);
      }
      report({ type: "success", id, result: {} });
      return;
    }
    if (method === "script.message" && params.channel === handovers) {
      const [page, url] = params.data?.value?.map(({ value }) => value) ?? [];
      for (const event of failedRequest(page, url)) report(event);
      return;
    }
    toPlaywright.send(String(data));
    const { context: page = "", url = "" } = params;
    if (method === "browsingContext.navigationStarted" && !/^(https?|about|data|blob):/.test(url))
      report({ type: "event", method: "browsingContext.navigationAborted", params });
    // A page that moves to another process loses its color scheme.
    if (method === "browsingContext.domContentLoaded" && schemes.has(page)) show(page);
  });
}

function read(data: RawData): Message {
  return JSON.parse(String(data));
}

type Argument = string | { channel: string };

/** Runs scripts in Firefox's own window, whose answers are not forwarded. */
function scriptsInFirefox(toFirefox: WebSocket): {
  run(script: (...given: never[]) => void, ...given: Argument[]): Promise<void>;
  isAnswer(message: Message): boolean;
} {
  const waiting = new Map<number, (answer: Message) => void>();
  // Playwright counts its own ids from 1.
  let last = 1_000_000_000;
  const send = (method: string, params: object) =>
    new Promise<Message>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      toFirefox.send(JSON.stringify({ id: last, method, params }));
    });
  let ownWindow: Promise<string | undefined> | undefined;
  return {
    async run(script, ...given) {
      ownWindow ??= send("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 }).then(
        ({ result }) => result?.contexts?.[0]?.context,
      );
      const answer = await send("script.callFunction", {
        functionDeclaration: String(script),
        arguments: given.map((value) =>
          typeof value === "string" ? { type: "string", value } : { type: "channel", value },
        ),
        target: { context: await ownWindow },
        awaitPromise: false,
      });
      if (answer.result?.type !== "success") console.error(`in Firefox: ${JSON.stringify(answer)}`);
    },
    isAnswer(message) {
      const resolve = waiting.get(message.id ?? 0);
      waiting.delete(message.id ?? 0);
      resolve?.(message);
      return resolve !== undefined;
    },
  };
}

/** The channel on which Firefox reports the URLs that it hands to the system. */
const handovers = "handed to the system";

function failedRequest(context: string | undefined, url: string | undefined): Message[] {
  const params = {
    ...(context && { context }),
    navigation: null,
    redirectCount: 0,
    isBlocked: false,
    timestamp: Date.now(),
    request: { request: randomUUID(), url, method: "GET", headers: [], cookies: [] },
  };
  return [
    { type: "event", method: "network.beforeRequestSent", params },
    { type: "event", method: "network.fetchError", params: { ...params, errorText: handovers } },
  ];
}

// The rest runs in Firefox's own window, where these are defined.

interface BrowsingContext {
  top: BrowsingContext;
  prefersColorSchemeOverride: string;
}

declare const ChromeUtils: {
  importESModule(url: string): {
    NavigableManager: {
      getBrowsingContextById(page: string): BrowsingContext | null;
      getIdForBrowsingContext(context: BrowsingContext): string;
    };
  };
  generateQI(interfaces: string[]): (wanted: unknown) => unknown;
};
declare const Ci: { nsIComponentRegistrar: unknown };
declare const Components: {
  ID(id: string): unknown;
  manager: {
    QueryInterface(wanted: unknown): {
      registerFactory(id: unknown, name: string, contract: string, factory: object): void;
    };
  };
};

function setColorScheme(page: string, scheme: string): void {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const context = NavigableManager.getBrowsingContextById(page);
  if (context) context.top.prefersColorSchemeOverride = scheme;
}

/** Replaces the part of Firefox that asks which app to open a URL with. */
function reportHandovers(report: (handover: [page: string, url: string]) => void): void {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const chooser = {
    QueryInterface: ChromeUtils.generateQI(["nsIContentDispatchChooser"]),
    handleURI: (_app: unknown, uri: { spec: string }, _by: unknown, page: BrowsingContext) =>
      report([NavigableManager.getIdForBrowsingContext(page.top), uri.spec]),
  };
  Components.manager
    .QueryInterface(Ci.nsIComponentRegistrar)
    .registerFactory(
      Components.ID("{6a5f3d0e-0d5b-4c3c-9a0e-3b9c4d1f7e21}"),
      "",
      "@mozilla.org/content-dispatch-chooser;1",
      { createInstance: (wanted: unknown) => chooser.QueryInterface(wanted) },
    );
}
