import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";

/** A server's response; the body as it was on the wire. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with the path as written, which fetch would normalize; by TLS with a `ca` to trust. */
export async function ask(
  port: number,
  path: string,
  more: Pick<https.RequestOptions, "method" | "headers" | "ca" | "servername"> = {},
): Promise<Answer> {
  const options = { servername: "localhost", ...more, port, path, agent: false };
  const sent = (more.ca ? https : http).request(options).end();
  const [response] = (await once(sent, "response")) as [http.IncomingMessage];
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await buffer(response) };
}
