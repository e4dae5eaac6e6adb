import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** The first of the ports that tests may use; the journeys use this one and the next. */
export const testPort = Number(process.env.TEST_PORT ?? 4399);

/** The content whose texts and prices the tests expect. content/ belongs to the owner. */
export const sampleContent = fileURLToPath(new URL("tests/content", root));

/** The site built from it by build-sample.ts, for the journeys and tests/built. */
export const sampleSite = fileURLToPath(new URL("node_modules/.cache/sample/dist", root));

/** The same site with a help desk in its content. */
export const siteWithHelpDesk = fileURLToPath(new URL("node_modules/.cache/help-desk/dist", root));
