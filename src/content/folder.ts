import { fileURLToPath } from "node:url";

/**
 * Where the owner's words are. SITE_CONTENT names another folder, for trying the site with
 * other content.
 */
export const contentFolder =
  process.env.SITE_CONTENT ?? fileURLToPath(new URL("../../content", import.meta.url));
