import { createServer } from "node:http";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { copyWithHelpDesk } from "./content-copy.ts";

const copy = copyWithHelpDesk();
process.on("exit", copy.remove);
process.on("SIGTERM", () => process.exit(0));

copy.build();
createServer(createSiteHandler(copy.dist)).listen(Number(process.env.PORT));
