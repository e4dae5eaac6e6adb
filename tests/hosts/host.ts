import { fileURLToPath } from "node:url";

/** A server that hands out the built site, and where it does so in its own way. */
export interface Host {
  name: string;
  /** Starts it on the port with the built site; the function returned stops it. */
  start(port: number): Promise<() => Promise<void>>;
  /** The status that leads from a second address to the first. */
  redirectStatus: 307 | 308;
  /** Whether it answers a request for a part of a file with that part, as it may but need not. */
  sendsParts: boolean;
  /** What it answers to /404, where only the page for what is missing lives. */
  statusOfMissingPage: 200 | 404;
}

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built site. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));
