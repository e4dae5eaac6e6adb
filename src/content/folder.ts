import { fileURLToPath } from "node:url";

/** The owner's content folder. SITE_CONTENT names another one, to try the site with other content. */
export const contentFolder =
  process.env.SITE_CONTENT ?? fileURLToPath(new URL("../../content", import.meta.url));
