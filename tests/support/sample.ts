import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** The first of the ports that tests may use; journeys take this one and the next. */
export const testPort = Number(process.env.TEST_PORT ?? 4399);

/** The content whose words and prices tests know by heart. What content/ says is the owner's. */
export const sampleContent = fileURLToPath(new URL("tests/content", root));

/** The site of it, which the journeys walk; npm run build:sample builds it. */
export const sampleSite = fileURLToPath(new URL("node_modules/.cache/sample/dist", root));
