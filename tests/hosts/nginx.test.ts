import { startNginx } from "../../deploy/nginx/start-nginx.ts";
import { testPort } from "../support/sample.ts";
import { conforms } from "./conformance.ts";

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
