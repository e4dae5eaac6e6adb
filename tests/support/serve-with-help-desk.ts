import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteHandler } from "../../scripts/site-handler.ts";
import { buildWithHelpDesk } from "./build-with-help-desk.ts";

const folder = mkdtempSync(join(tmpdir(), "site-with-help-desk-"));
const dist = buildWithHelpDesk(folder);

const server = createServer(createSiteHandler(dist)).listen(Number(process.env.PORT));

process.on("SIGTERM", () => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
