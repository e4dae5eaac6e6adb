declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Without the types of Express, which @types/compression wants. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
