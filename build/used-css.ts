import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Selector, transform } from "lightningcss";

const styles = /(<style>)([\s\S]*?)(?=<\/style>)/g;

/**
 * After the build, removes the CSS that a page can't use. A module's CSS is on each page with one of
 * its sections, and styles more than this page has. Must run before any integration that hashes pages.
 */
export const usedCss: AstroIntegration = {
  name: "used-css",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      const read = (file: string) => readFileSync(join(folder, file), "utf8");
      const scripts = globSync("_astro/*.js", { cwd: folder }).map(read).join("\n");
      for (const file of globSync("**/*.html", { cwd: folder })) {
        writeFileSync(join(folder, file), withoutUnusedCss(read(file), scripts));
      }
    },
  },
};

/**
 * Removes from a page's styles the rules with a class, and then the custom properties, whose name is
 * neither elsewhere on the page nor in the scripts that may render more of it.
 */
export function withoutUnusedCss(html: string, scripts: string): string {
  const names = wordsOf(html.replace(styles, "") + scripts);
  let page = html.replace(styles, (_, tag, css) => tag + withoutRules(css, names));
  for (let before = ""; before !== page; ) {
    before = page;
    const read = new Set(
      [...(page + scripts).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    page = page.replace(styles, (_, tag, css) => tag + withoutProperties(css, read));
  }
  return page;
}

const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g));

function withoutRules(css: string, names: ReadonlySet<string>): string {
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return names.has(part.name);
      if (part.type !== "pseudo-class") return true;
      const { kind } = part;
      return kind === "is" || kind === "where" || kind === "has"
        ? part.selectors.some(isUsed)
        : true;
    });
  return edit(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []),
    },
  });
}

function withoutProperties(css: string, read: ReadonlySet<string | undefined>): string {
  return edit(css, {
    // Properties that Lightning CSS does not know are "custom" too.
    Declaration: {
      custom: ({ name }) => (name.startsWith("--") && !read.has(name) ? [] : undefined),
    },
  });
}

type Visitor = NonNullable<Parameters<typeof transform>[0]["visitor"]>;

function edit(css: string, visitor: Visitor): string {
  const options = { filename: "page.css", code: Buffer.from(css), minify: true, visitor };
  return transform(options).code.toString();
}
