import * as http from "node:http";
import * as https from "node:https";

/** A server's response; the body as it was on the wire. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with the path as written; fetch would normalize it. */
export function ask(
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    authority,
    servername = "localhost",
  }: {
    method?: string;
    headers?: Record<string, string>;
    /** With TLS: the certificate of the authority to trust. */
    authority?: Buffer;
    servername?: string;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, method, headers, agent: false };
    const tls = authority && { ca: authority, servername };
    const sent = tls ? https.request({ ...options, ...tls }) : http.request(options);
    sent.on("response", async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0 } = response;
      resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on("error", reject).end();
  });
}
