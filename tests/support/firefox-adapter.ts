#!/usr/bin/env node
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { type RawData, WebSocket, WebSocketServer } from "ws";

// A proxy between Playwright and the system's Firefox. Playwright starts it as if it were Firefox. It
// forwards every message, with two exceptions:
// - Playwright sends a command for media features for every page, which Firefox supports from 159 on.
//   In place of an older one the proxy answers that it worked, and the page keeps the light scheme.
// - Firefox reports that a page navigates to a mailto: URL, but neither that the page stays nor which
//   URL the system gets. The proxy reports both, the second as a failed request.

interface Message {
  id?: number;
  type?: "success" | "error" | "event";
  method?: string;
  error?: string;
  params?: {
    context?: string;
    url?: string;
    channel?: string;
    data?: { value?: { value: string }[] };
  };
  result?: { type?: string; contexts?: { context: string }[] };
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

/** The ids of the proxy's own commands; Playwright counts its own from 1. */
const [findWindow, replaceChooser] = [1_000_000_000, 1_000_000_001];

function forward(toPlaywright: WebSocket, toFirefox: WebSocket): void {
  const report = (message: object) => toPlaywright.send(JSON.stringify(message));
  const command = (message: object) => toFirefox.send(JSON.stringify(message));
  const mediaCommands = new Set<number>();

  toPlaywright.on("message", (data) => {
    const { id = 0, method } = read(data);
    if (method === "emulation.setMediaFeaturesOverride") mediaCommands.add(id);
    toFirefox.send(String(data));
    if (method !== "session.subscribe") return;
    const params = { "moz:scope": "chrome", maxDepth: 0 };
    command({ id: findWindow, method: "browsingContext.getTree", params });
  });

  toFirefox.on("message", (data) => {
    const { id = 0, method, error, params = {}, result } = read(data);
    if (id === findWindow) {
      const params = {
        functionDeclaration: reportHandovers,
        arguments: [{ type: "channel", value: { channel: handovers } }],
        target: { context: result?.contexts?.[0]?.context },
        awaitPromise: false,
      };
      command({ id: replaceChooser, method: "script.callFunction", params });
    } else if (id === replaceChooser) {
      if (result?.type !== "success") console.error(`in Firefox: ${data}`);
    } else if (mediaCommands.delete(id) && error === "unknown command") {
      report({ type: "success", id, result: {} });
    } else if (method === "script.message" && params.channel === handovers) {
      const [page, url] = params.data?.value?.map(({ value }) => value) ?? [];
      for (const event of failedRequest(page, url)) report(event);
    } else {
      toPlaywright.send(String(data));
      if (
        method === "browsingContext.navigationStarted" &&
        !/^(https?|about|data|blob):/.test(params.url ?? "")
      )
        report({ type: "event", method: "browsingContext.navigationAborted", params });
    }
  });
}

function read(data: RawData): Message {
  return JSON.parse(String(data));
}

/** Makes the part of Firefox that asks which app to open a URL with call report([page, url]). */
const reportHandovers = `(report) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const chooser = {
    QueryInterface: ChromeUtils.generateQI(["nsIContentDispatchChooser"]),
    handleURI: (app, uri, by, page) =>
      report([NavigableManager.getIdForBrowsingContext(page.top), uri.spec]),
  };
  Components.manager
    .QueryInterface(Ci.nsIComponentRegistrar)
    .registerFactory(
      Components.ID("{6a5f3d0e-0d5b-4c3c-9a0e-3b9c4d1f7e21}"),
      "",
      "@mozilla.org/content-dispatch-chooser;1",
      { createInstance: (wanted) => chooser.QueryInterface(wanted) },
    );
}`;

/** The channel on which Firefox reports the URLs that it hands to the system. */
const handovers = "handed to the system";

function failedRequest(context: string | undefined, url: string | undefined): object[] {
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
