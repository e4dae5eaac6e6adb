import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * CHROME_PATH, or the path of the system's Chromium or Chrome; undefined without one: Playwright has
 * its own.
 * @throws {Error} when the file of CHROME_PATH does not exist
 */
export function systemBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, which does not exist. Fix it, or unset it.`);
  }
  return named ?? installed("chromium") ?? installed("google-chrome");
}

/** The path of Debian's chromium-headless-shell; undefined if it is not installed. */
export function headlessShell(): string | undefined {
  return installed("chromium-headless-shell");
}

function installed(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
