import { startCloudflare } from "./cloudflare.ts";
import { startNginx } from "./nginx.ts";

const port = Number(process.env.PORT);

// Serves the built site for the journeys: SITE_HOST=nginx npx playwright test.
const { stop } = await (process.env.SITE_HOST === "nginx" ? startNginx : startCloudflare)(port);
process.on("SIGTERM", async () => {
  await stop();
  process.exit(0);
});
