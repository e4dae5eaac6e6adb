import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Outside, writeHeaders } from "../deploy/headers-file.ts";

/** After the build, writes the headers for the hosts. */
export function hostFiles(outside: Outside): AstroIntegration {
  return {
    name: "host-files",
    hooks: { "astro:build:done": ({ dir }) => writeHeaders(fileURLToPath(dir), outside) },
  };
}
