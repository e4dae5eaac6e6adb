import { fileURLToPath } from "node:url";

/** A server of the built site, and how it differs from the others. */
export interface Host {
  name: string;
  /** Starts it on the port with the built site; the function returned stops it. */
  start(port: number): Promise<() => Promise<void>>;
  /** The status of a redirect to the canonical URL. */
  redirectStatus: 307 | 308;
  /** Whether it answers range requests with the range. */
  sendsParts: boolean;
  /** The status of /404. */
  statusOfMissingPage: 200 | 404;
}

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built site. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));
