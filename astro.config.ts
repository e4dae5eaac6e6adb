import { basename, join } from "node:path";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig, fontProviders } from "astro/config";
import svgr from "vite-plugin-svgr";
import { readContentOrStop, siteContent } from "./build/content.ts";
import { earlySubmit } from "./build/early-submit.ts";
import { site } from "./build/site.ts";
import { lastChange, siteVersion } from "./build/site-version.ts";
import { documents } from "./src/content/documents.ts";
import { listedPaths, pages } from "./src/content/pages.ts";
import { contentFolder } from "./src/content/read.ts";
import { widgetOrigins } from "./src/lib/help-desk.ts";

const { site: url, helpDesk } = readContentOrStop().business;

const displayFont =
  "./node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff2";

/** When the texts of a page, or the facts that all pages repeat, were last changed. */
function lastChangeOf(path: string) {
  const { business, priceList, serviceList, disclaimer, terms } = documents;
  const files = [
    ...[business, priceList, serviceList],
    ...(path === pages.legal.path ? [disclaimer, terms] : []),
    ...Object.values(pages).filter((page) => page.path === path),
  ].map(({ file }) => join(contentFolder, file));
  const date = lastChange(files);
  return date && { lastmod: date.toISOString() };
}

export default defineConfig({
  site: url,
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: {
    plugins: [svgr(), siteContent, earlySubmit],
    define: {
      "import.meta.env.SITE_DATE": JSON.stringify(siteVersion().date.toISOString()),
    },
    css: {
      // Like Button-main: shorter than with a hash, and readable in the browser.
      modules: {
        generateScopedName: (name, file) => `${basename(file).replace(/\..*/, "")}-${name}`,
      },
    },
    // The oldest browsers that scripts and styles are compiled for; light-dark() and nesting are newer.
    build: { target: ["safari15.4", "chrome109", "firefox115"] },
  },
  // Builds of other content have a cache of their own.
  ...(process.env.SITE_CONTENT && {
    cacheDir: join("node_modules/.cache", contentFolder.replaceAll(/\W+/g, "-")),
  }),
  fonts: [
    {
      name: "National Park",
      cssVariable: "--font-national-park",
      provider: fontProviders.local(),
      options: { variants: [{ src: [displayFont], weight: 700, style: "normal" }] },
      fallbacks: ["system-ui", "sans-serif"],
      optimizedFallbacks: false,
      // No swap while the visitor reads: a font that loads late is used from the next page on.
      display: "optional",
    },
  ],
  integrations: [
    react(),
    sitemap({
      filter: (page) => listedPaths.includes(new URL(page).pathname),
      serialize: (item) => ({ ...item, ...lastChangeOf(new URL(item.url).pathname) }),
    }),
    site({ widget: widgetOrigins(helpDesk), styleAttributes: helpDesk.styleAttributes }),
  ],
});
