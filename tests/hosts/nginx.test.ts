import { testPort } from "../support/sample.ts";
import { conforms } from "./conformance.ts";
import { startNginx } from "./nginx.ts";

conforms(
  {
    name: "nginx",
    redirectStatus: 308,
    sendsParts: true,
    statusOfMissingPage: 404,
    start: async (port) => (await startNginx(port)).stop,
  },
  testPort + 3,
);
