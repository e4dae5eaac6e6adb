import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Launcher } from "chrome-launcher";

/**
 * CHROME_PATH, or the path of the system's Chrome or Chromium; undefined without one.
 * @throws {Error} when the file of CHROME_PATH does not exist
 */
export function systemBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, which does not exist. Fix it, or unset it.`);
  }
  try {
    return named ?? Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** The path of Debian's chromium-headless-shell; undefined if it is not installed. */
export function headlessShell(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, "chromium-headless-shell")).find(existsSync);
}
