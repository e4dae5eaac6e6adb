import { join } from "node:path";
import type { AstroIntegration } from "astro";
import type { Plugin, ViteDevServer } from "vite";
import { checkContent, photosFolder } from "../src/content/check.ts";
import type { Content } from "../src/content/documents.ts";
import { createLegalRenderer, type LegalRenderer, renderLegal } from "../src/content/legal.ts";
import { annotations, describeProblems, type Problem } from "../src/content/problem.ts";
import { contentFolder, readTexts } from "../src/content/read.ts";

const virtualId = "virtual:content";
const resolvedId = `\0${virtualId}`;

/**
 * Milliseconds without an event after which a save is over. Programs that save a file often empty it
 * first: an event in between would report an empty file.
 */
const saveTime = 50;

/** Not a backup of an editor. */
const contentFile = /\.(yaml|md|jpe?g|png|webp)$/i;

/** Reads content/, or exits with one message that lists its mistakes. */
export function readContentOrStop(): Content {
  const { content, problems } = checkContent(readTexts(contentFolder));
  if (content) return content;
  console.error(describeProblems(problems));
  if (process.env.GITHUB_ACTIONS) console.log(annotations(problems));
  process.exit(1);
}

/**
 * Serves content/ as the module virtual:content. In dev, each save is checked once: pages reload with
 * the new content or, if it has mistakes, keep the last valid content under an error overlay.
 * @param initial the content that astro.config.ts has read
 */
export function siteContent(initial: Content): AstroIntegration {
  let content = initial;
  let renderer: LegalRenderer;

  const plugin: Plugin = {
    name: "site-content",
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const { disclaimer, terms, ...yaml } = content;
      const module = {
        ...yaml,
        disclaimer: await renderLegal("disclaimer", disclaimer, renderer),
        terms: await renderLegal("terms", terms, renderer),
      };
      const file = content.about.photo?.file;
      const photo = file && join(contentFolder, photosFolder, file);
      return `${photo ? `export { default as photo } from ${JSON.stringify(photo)}` : "export const photo = undefined"};
        export default ${JSON.stringify(module)}`;
    },
  };

  return {
    name: "site-content",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      "astro:config:done": async ({ config }) => {
        renderer = await createLegalRenderer(config.markdown.processor);
      },
      "astro:server:setup": ({ server, logger }) => {
        let shown = "";
        const check = () => {
          const { content: checked, problems } = checkContent(readTexts(contentFolder));
          if (checked) {
            content = checked;
            reloadPages(server);
          }
          const message = checked ? "" : describeProblems(problems);
          if (message === shown) return;
          shown = message;
          if (message === "") logger.info("content/ has no mistakes");
          else {
            logger.error(message);
            server.ws.send({ type: "error", err: overlay(message, problems) });
          }
        };
        let timer: NodeJS.Timeout | undefined;
        server.watcher.add(contentFolder);
        server.watcher.on("all", (_event, path) => {
          if (!path.startsWith(contentFolder) || !contentFile.test(path)) return;
          clearTimeout(timer);
          timer = setTimeout(check, saveTime);
        });
      },
    },
  };
}

/** Vite invalidates a changed file and its importers, but not a virtual module. */
function reloadPages(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(resolvedId);
    if (module) void environment.reloadModule(module);
  }
  server.environments.client.hot.send({ type: "full-reload", path: "*" });
}

/** Vite's error overlay. Astro's version of it always has a title and a stack trace. */
function overlay(message: string, [first]: readonly Problem[]) {
  const { file = "", line = 1 } = first ?? {};
  return {
    title: "The pages stay as before",
    message,
    stack: "None. The mistake is in a file of content/, not in the program.",
    id: file,
    loc: { file, line, column: 0 },
    plugin: "content/",
  };
}
