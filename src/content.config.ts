import { defineCollection } from "astro:content";
import type { Loader, LoaderContext } from "astro/loaders";
import { linkContacts } from "./lib/contacts-in-text.ts";
import { type Content, documents, legalTexts } from "./lib/content/files.ts";
import { contentFolder } from "./lib/content/folder.ts";
import { headingsOf } from "./lib/content/heading-ids.ts";
import { checkContent, isContentFile, readContent, readTexts } from "./lib/content/read.ts";

/** A collection of one entry, named like itself: one file of content/. */
function document<Name extends keyof typeof documents>(name: Name) {
  const { path, schema } = documents[name];
  const loader = contentLoader(path, async (content, { store }) => {
    store.set({ id: name, data: content[name] });
  });
  return defineCollection({ loader, schema: schema as (typeof documents)[Name]["schema"] });
}

/** The legal texts, rendered from Markdown. */
const legal = defineCollection({
  schema: legalTexts.terms.schema,
  loader: contentLoader("legal", async (content, { store, renderMarkdown }) => {
    for (const id of Object.keys(legalTexts) as (keyof typeof legalTexts)[]) {
      const { markdown, ...data } = content[id];
      const rendered = headingsOf(id, await renderMarkdown(markdown));
      store.set({ id, data, rendered: { ...rendered, html: linkContacts(rendered.html) } });
    }
  }),
});

/**
 * Reads content/ and, while developing, reads it again whenever one of its files changes. Mistakes
 * leave what was read before; scripts/content-watch.ts says them, once for all collections.
 */
function contentLoader(
  path: string,
  fill: (content: Content, context: LoaderContext) => Promise<void>,
): Loader {
  return {
    name: `content/${path}`,
    async load(context) {
      await fill(readContent(contentFolder), context);
      context.watcher?.add(contentFolder);
      context.watcher?.on("all", async (_event, changed) => {
        if (!isContentFile(contentFolder, changed)) return;
        const { content } = checkContent(readTexts(contentFolder));
        if (content) await fill(content, context);
      });
    },
  };
}

export const collections = {
  business: document("business"),
  services: document("services"),
  prices: document("prices"),
  everyPage: document("everyPage"),
  home: document("home"),
  servicesPage: document("servicesPage"),
  pricingPage: document("pricingPage"),
  about: document("about"),
  contact: document("contact"),
  selfService: document("selfService"),
  legalPage: document("legalPage"),
  notFound: document("notFound"),
  offline: document("offline"),
  legal,
};
