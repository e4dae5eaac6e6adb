import { basename, join } from "node:path";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig, fontProviders } from "astro/config";
import { chunkUrl } from "./build/chunk-url.ts";
import { readContentOrStop, siteContent } from "./build/content.ts";
import { displayFont } from "./build/display-font.ts";
import { hostFiles } from "./build/host-files.ts";
import { inlineScript } from "./build/inline-script.ts";
import { licenses } from "./build/licenses.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { siteDate } from "./build/site-date.ts";
import { contentEditor } from "./editor/integration.ts";
import { contentFolder } from "./src/content/folder.ts";
import { pages, pagesWith } from "./src/content/pages.ts";
import { widgetOrigins } from "./src/lib/help-desk.ts";
import { webmailLinks } from "./src/lib/mailto.ts";

const content = readContentOrStop(contentFolder);
const { site, helpDesk, policyReports } = content.business;

const listed: string[] = pagesWith("listed").map((name) => new URL(pages[name].path, site).href);
const webmails = Object.values(webmailLinks({ to: "", subject: "", body: "" }));
const outside = {
  page: pages.selfService.path,
  widget: widgetOrigins(helpDesk),
  frame: helpDesk.frame ? new URL(helpDesk.frame).origin : undefined,
  styleAttributes: helpDesk.styleAttributes,
  destinations: webmails.map((url) => new URL(url).origin),
  reports: policyReports ?? undefined,
};

/** Only for npm run edit; a build never has it. */
const editor = process.env.SITE_EDIT ? [contentEditor(contentFolder)] : [];

/** The file of each class name. */
const classFiles = new Map<string, string>();

/** The capitals of the file's name and the class: 0.1 KB a page less than with the complete name. */
function scopedName(name: string, file: string): string {
  const scoped = `${basename(file).replaceAll(/[^A-Z]/g, "")}-${name}`;
  const other = classFiles.get(scoped) ?? file;
  if (other !== file) throw new Error(`rename a class: ${file} and ${other} have .${scoped}`);
  classFiles.set(scoped, file);
  return scoped;
}

export default defineConfig({
  site,
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: {
    define: { "import.meta.env.SITE_DATE": JSON.stringify(siteDate().toISOString()) },
    css: {
      modules: {
        generateScopedName: scopedName,
      },
    },
    // The oldest browsers that the styles are compiled for; light-dark() and nesting are newer.
    build: { cssTarget: ["safari15.4", "chrome109", "firefox115"] },
    plugins: [chunkUrl(), inlineScript],
  },
  // Builds of other content have a cache of their own.
  ...(process.env.SITE_CONTENT && { cacheDir: join(contentFolder, ".cache") }),
  fonts: [
    {
      name: "National Park",
      cssVariable: "--font-national-park",
      provider: fontProviders.local(),
      options: { variants: [{ src: [await displayFont()], weight: 700, style: "normal" }] },
      fallbacks: ["system-ui", "sans-serif"],
      // No swap while the visitor reads: a font that loads late is used from the next page on.
      display: "optional",
    },
  ],
  integrations: [
    siteContent(contentFolder, content),
    // Without fast refresh: it needs a script that Astro adds only to islands of its own.
    react({ exclude: /\/src\// }),
    sitemap({ filter: (url) => listed.includes(url) }),
    hostFiles(outside),
    serviceWorker(),
    licenses,
    ...editor,
  ],
});
