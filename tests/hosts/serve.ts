import { startNginx } from "../../deploy/nginx/start-nginx.ts";
import { sampleSite } from "../support/sample.ts";
import { startCloudflare } from "./cloudflare.ts";

const port = Number(process.env.PORT);

// Serves the sample site to the journeys: SITE_HOST=nginx npm run journeys.
const start = process.env.SITE_HOST === "nginx" ? startNginx : startCloudflare;
const { stop } = await start(port, sampleSite);
process.on("SIGTERM", async () => {
  await stop();
  process.exit(0);
});
