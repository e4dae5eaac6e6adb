import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createSiteHandler } from "../deploy/site-handler.ts";

const folder = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.env.PORT ?? 4321);

const server: Server = createServer(createSiteHandler(folder));

server.on("error", (error: NodeJS.ErrnoException) => {
  const message =
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
      : `The server can't start: ${error.message}`;
  console.error(message);
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
