import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Launcher } from "chrome-launcher";

/**
 * The path of CHROME_PATH, or of the system's Chrome or Chromium; undefined where there is none.
 * @throws {Error} when CHROME_PATH names a file that does not exist
 */
export function systemBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, which does not exist. Correct it, or unset it.`);
  }
  try {
    return named ?? Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** The path of Debian's chromium-headless-shell, where it is installed. */
export function headlessShell(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, "chromium-headless-shell")).find(existsSync);
}
