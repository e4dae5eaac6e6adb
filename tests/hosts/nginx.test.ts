import { startNginx } from "../../deploy/nginx/start-nginx.ts";
import { testPort } from "../support/sample.ts";
import { conforms } from "./conformance.ts";

conforms(
  { name: "nginx", byItself: [], start: async (port) => (await startNginx(port)).stop },
  testPort + 3,
);
