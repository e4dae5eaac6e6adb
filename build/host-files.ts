import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHostFiles, writeNginxFiles } from "../deploy/host-files.ts";
import type { Outside } from "../deploy/url-headers.ts";

/** After the build, writes the headers of each URL for the hosts, and compressed text files. */
export function hostFiles(outside: Outside): AstroIntegration {
  return {
    name: "host-files",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeHostFiles(folder, outside);
        writeNginxFiles(folder, folder.replace(/[/\\]$/, "-nginx"), outside);
      },
    },
  };
}
