import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { answer, type EditRequest } from "./api.ts";

/** The editor at /edit: only in dev, and only for requests from this machine. */
export function contentEditor(folder: string): AstroIntegration {
  return {
    name: "content-editor",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        const entrypoint = fileURLToPath(new URL("edit.astro", import.meta.url));
        injectRoute({ pattern: "/edit", entrypoint });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use("/edit-api", (request, response) =>
          respond(folder, request, response),
        );
      },
    },
  };
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse) {
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify(body));
  };
  if (!isFromTheEditor(request))
    return reply(403, { message: "only the editor may send this request" });
  try {
    return reply(200, answer(folder, (await json(request)) as EditRequest));
  } catch (error) {
    return reply(400, { message: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Guards against cross-site requests (wrong Origin) and DNS rebinding (wrong Host) from other sites
 * that are open in the same browser.
 */
function isFromTheEditor({
  method,
  headers,
}: Pick<IncomingMessage, "method" | "headers">): boolean {
  const { host = "", origin } = headers;
  return (
    method === "POST" &&
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) &&
    origin === `http://${host}` &&
    headers["content-type"] === "application/json"
  );
}
