import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Journeys take half as long in the headless shell as in Chromium. */
export const headlessShell = "chromium-headless-shell";

/**
 * CHROME_PATH, or the path of the system's headless shell, Chromium or Chrome; undefined without one:
 * Playwright has its own.
 */
export function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = [headlessShell, "chromium", "google-chrome"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return process.env.CHROME_PATH ?? paths.find(existsSync);
}
