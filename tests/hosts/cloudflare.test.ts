import { testPort } from "../support/sample.ts";
import { startCloudflare } from "./cloudflare.ts";
import { conforms } from "./conformance.ts";

conforms(
  {
    name: "Cloudflare",
    redirectStatus: 307,
    sendsParts: false,
    statusOfMissingPage: 200,
    start: async (port) => (await startCloudflare(port)).stop,
  },
  testPort + 4,
);
