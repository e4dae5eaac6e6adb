import { createServer } from "node:http";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { testPort } from "../support/sample.ts";
import { conforms } from "./conformance.ts";
import { dist } from "./host.ts";

conforms(
  {
    name: "npm start",
    redirectStatus: 308,
    sendsParts: true,
    statusOfMissingPage: 404,
    async start(port) {
      const server = createServer(createSiteHandler(dist)).listen(port);
      await new Promise((resolve) => server.once("listening", resolve));
      return () => new Promise((resolve) => server.close(() => resolve()));
    },
  },
  testPort + 2,
);
