import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { answer, type EditRequest } from "./api.ts";
import { Publisher } from "./publish.ts";

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
        server.middlewares.use("/edit-api", (request, response) => {
          const respond = request.url === "/publish" ? respondSteps : respondForm;
          if (isFromTheEditor(request)) return respond(folder, request, response);
          return reply(response, 403, { message: "only the editor may send this request" });
        });
      },
    },
  };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

async function respondForm(folder: string, request: IncomingMessage, response: ServerResponse) {
  try {
    reply(response, 200, answer(folder, (await json(request)) as EditRequest));
  } catch (error) {
    reply(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** Answers with the state of publishing, or with each step as it begins, a line of JSON for each. */
async function respondSteps(folder: string, request: IncomingMessage, response: ServerResponse) {
  const publisher = new Publisher(folder);
  const { action } = (await json(request)) as { action: string };
  if (action === "state") return reply(response, 200, await publisher.state());
  response.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  const steps = action === "publish" ? publisher.publish() : publisher.takeBack();
  for await (const step of steps) response.write(`${JSON.stringify(step)}\n`);
  return response.end();
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
