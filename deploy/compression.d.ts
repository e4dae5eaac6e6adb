declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Express's middleware, which needs no Express: brotli, gzip or deflate, as the client accepts. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
