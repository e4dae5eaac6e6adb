import { createServer } from "node:http";
import { createSiteHandler } from "../../scripts/site-handler.ts";
import { copyWithHelpDesk } from "./content-copy.ts";

const copy = copyWithHelpDesk();
copy.build();
const server = createServer(createSiteHandler(copy.dist)).listen(Number(process.env.PORT));

process.on("SIGTERM", () => {
  server.close();
  copy.remove();
  process.exit(0);
});
