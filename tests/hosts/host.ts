import { fileURLToPath } from "node:url";
import type { Expected } from "./answers.ts";

/** A server of the built site, and how it differs from the others. */
export interface Host {
  name: string;
  /** Starts it on the port with the built site; the function returned stops it. */
  start(port: number): Promise<() => Promise<void>>;
  /** What it answers by itself: the requests, the difference from answers.ts, and its reason. */
  byItself: readonly [RegExp, (common: Expected) => Partial<Expected>, reason: string][];
  /** Answers to malformed requests that are wrong and not ours to fix. */
  failures?: RegExp;
}

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built site. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));
