import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHostFiles, writeNginxFiles } from "../deploy/host-files.ts";
import type { Widget } from "../deploy/url-headers.ts";

/** After the build: writes each URL's headers for the hosts, and compressed copies of text files. */
export function hostFiles(widget: Widget): AstroIntegration {
  return {
    name: "host-files",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeHostFiles(folder, widget);
        writeNginxFiles(folder, folder.replace(/[/\\]?$/, "-nginx"), widget);
      },
    },
  };
}
