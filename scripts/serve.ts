import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createSiteHandler } from "../deploy/site-handler.ts";

// npm start first calls this with --check-port, so that a bad port does not cost a build.
const checkOnly = process.argv.includes("--check-port");
const folder = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.env.PORT || 4321);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT must be a number from 1 to 65535; it is ${process.env.PORT}.`);
}

const server = checkOnly ? createServer() : createServer(createSiteHandler(folder));

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  }
  stop(`The server can't start: ${error.message}`);
});

server.listen(port, "localhost", () => {
  if (checkOnly) server.close();
  else console.log(`The site is at http://localhost:${port}`);
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
