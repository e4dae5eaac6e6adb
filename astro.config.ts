import { join } from "node:path";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { defineConfig, fontProviders } from "astro/config";
import { hostFiles } from "./deploy/host-files.ts";
import { noIslandIds } from "./deploy/island-ids.ts";
import { contentEditor } from "./editor/integration.ts";
import { scriptText } from "./scripts/bundle.ts";
import { chunkAddress } from "./scripts/chunk-address.ts";
import { classNames } from "./scripts/class-names.ts";
import { contentWatch, readContentOrStop } from "./scripts/content-watch.ts";
import { displayFont } from "./scripts/display-font.ts";
import { serviceWorker } from "./scripts/service-worker.ts";
import { contentFolder } from "./src/lib/content/folder.ts";
import { widgetOrigins } from "./src/lib/help-desk.ts";
import { routes } from "./src/lib/routes.ts";

const { business } = readContentOrStop(contentFolder);

const widget = {
  page: routes.selfService,
  origins: widgetOrigins(business.helpDesk),
  styleAttributes: business.helpDesk.styleAttributes,
};

/** client:wanted and client:seen: when the script of an island comes. */
const directives: AstroIntegration = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of ["wanted", "seen"]) {
        addClientDirective({ name, entrypoint: `./src/islands/${name}.ts` });
      }
    },
  },
};

/** Only for npm run edit; a build never has it. */
const editor = process.env.SITE_EDIT ? [contentEditor(contentFolder)] : [];

/** Whether the sitemap has this page. */
const filter = (address: string) => !address.endsWith("/offline");

/** What styles are lowered for: light-dark(), nesting and ranges of widths came after these. */
const cssTarget = ["safari15.4", "chrome109", "firefox115"];

export default defineConfig({
  site: business.site,
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: { build: { cssTarget }, plugins: [chunkAddress(), classNames(), scriptText] },
  // Builds of other content keep their cache beside it.
  ...(process.env.SITE_CONTENT && { cacheDir: join(contentFolder, ".cache") }),
  fonts: [
    {
      name: "National Park",
      cssVariable: "--font-national-park",
      provider: fontProviders.local(),
      options: { variants: [{ src: [await displayFont()], weight: 700, style: "normal" }] },
      fallbacks: ["system-ui", "sans-serif"],
      // A heading never changes its face under the reader: a font that comes late waits for the next page.
      display: "optional",
    },
  ],
  integrations: [
    directives,
    contentWatch(contentFolder),
    react(),
    sitemap({ filter }),
    noIslandIds,
    serviceWorker,
    hostFiles({ widget }),
    ...editor,
  ],
});
