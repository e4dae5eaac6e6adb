import { createServer } from "node:http";
import { createSiteHandler } from "../deploy/site-handler.ts";

// npm start first calls this with --check-port, so that a port that is taken does not cost a build.
const checkOnly = process.argv.includes("--check-port");
const port = Number(process.env.PORT || 4321);

const server = checkOnly
  ? createServer()
  : createServer(createSiteHandler(process.env.SITE_FOLDER ?? "dist"));

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  process.exit(1);
});

server.listen(port, "localhost", () => {
  if (checkOnly) server.close();
  else console.log(`The site is at http://localhost:${port}`);
});
