#!/usr/bin/env node
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { type RawData, WebSocket, WebSocketServer } from "ws";

// A proxy between Playwright and the system's Firefox. Playwright starts it as if it were Firefox. It
// forwards every message, with two exceptions:
// - Playwright sends a command for media features for every page, which Firefox supports from 159 on.
//   In place of an older one the proxy answers that it worked, and the page keeps the light scheme.
// - Firefox reports that a page navigates to a mailto: URL, but neither that the page stays nor which
//   URL the system gets. The proxy reports both, the second as a request.

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
  const firefoxUrl = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!firefoxUrl) return console.error(line);
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
});

/** The ids of the proxy's own commands; Playwright counts its own from 1. */
const [findWindow, replaceChooser] = [1_000_000_000, 1_000_000_001];

/** The channel on which Firefox reports the URLs that it hands to the system. */
const channel = "handed to the system";

function forward(toPlaywright: WebSocket, toFirefox: WebSocket): void {
  const report = (message: object) => toPlaywright.send(JSON.stringify(message));
  const command = (id: number, method: string, params: object) =>
    toFirefox.send(JSON.stringify({ id, method, params }));
  const mediaCommands = new Set<number>();

  toPlaywright.on("message", (data) => {
    const { id, method } = read(data);
    if (method === "emulation.setMediaFeaturesOverride") mediaCommands.add(id);
    toFirefox.send(String(data));
    if (method === "session.subscribe")
      command(findWindow, "browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
  });

  toFirefox.on("message", (data) => {
    const { id, method, error, params, result } = read(data);
    if (id === findWindow) {
      command(replaceChooser, "script.callFunction", {
        functionDeclaration: reportHandovers,
        arguments: [{ type: "channel", value: { channel } }],
        target: { context: result.contexts[0].context },
        awaitPromise: false,
      });
    } else if (id === replaceChooser) {
      if (result?.type !== "success") console.error(`in Firefox: ${data}`);
    } else if (mediaCommands.delete(id) && error === "unknown command") {
      report({ type: "success", id, result: {} });
    } else if (method === "script.message" && params.channel === channel) {
      const [{ value: context }, { value: url }] = params.data.value;
      const request = {
        request: `${url} ${Date.now()}`,
        url,
        method: "GET",
        headers: [],
        cookies: [],
      };
      const sent = { context, navigation: null, redirectCount: 0, isBlocked: false, request };
      report({ type: "event", method: "network.beforeRequestSent", params: sent });
      const failed = { ...sent, errorText: channel };
      report({ type: "event", method: "network.fetchError", params: failed });
    } else {
      toPlaywright.send(String(data));
      const stays = !/^(https?|about|data|blob):/.test(params?.url);
      if (method === "browsingContext.navigationStarted" && stays)
        report({ type: "event", method: "browsingContext.navigationAborted", params });
    }
  });
}

const read = (data: RawData) => JSON.parse(String(data));

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
