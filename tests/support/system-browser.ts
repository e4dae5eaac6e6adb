import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Journeys take half as long in the headless shell as in Chromium. */
export const headlessShell = "chromium-headless-shell";

/**
 * CHROME_PATH, or the path of the system's headless shell, Chromium or Chrome; undefined without one:
 * Playwright has its own.
 * @throws {Error} when the file of CHROME_PATH does not exist
 */
export function systemBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, which does not exist. Fix it, or unset it.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = [headlessShell, "chromium", "google-chrome"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return named ?? paths.find(existsSync);
}
