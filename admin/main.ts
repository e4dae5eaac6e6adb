import CMS, { type Entry } from "@sveltia/cms";
import { checkContent, photosFolder } from "../src/content/check.ts";
import { type Content, documents } from "../src/content/documents.ts";
import type { Problem } from "../src/content/problem.ts";
import { readSource } from "../src/content/source.ts";
import { changeFile } from "./change-file.ts";
import { formatName, formConfig, inWords } from "./config.ts";
import { fromForm, toForm } from "./form-values.ts";
import { showStatus } from "./status.ts";

// Sveltia uses both; Safari has them from 18.2 on.
Uint8Array.prototype.toBase64 ??= function () {
  return btoa(this.reduce((text, byte) => text + String.fromCharCode(byte), ""));
};
Uint8Array.fromBase64 ??= (text) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));

/** The files of content/ as they are on GitHub. */
let texts = new Map<string, string>();

/** The new text of each file, from the values of the form. */
const writers = new Map<string, (values: object) => string>();

for (const { file, schema } of Object.values(documents)) {
  const toFile = (values: object) =>
    changeFile(file, texts.get(file) ?? "", fromForm(values), schema);
  writers.set(file, toFile);
  CMS.registerCustomFormat(formatName(file), file.replace(/.*\./, ""), {
    toFile,
    fromFile(text: string) {
      texts.set(file, `${text}\n`);
      const { value, problems } = readSource(file, texts);
      if (problems.length > 0) throw new Error(problems.map(inWords).join("\n"));
      return toForm(value, schema);
    },
  });
}

function textsWith(entry: Entry): typeof texts {
  const file = String(entry.get("path")).replace("content/", "");
  return new Map([...texts, [file, writers.get(file)?.(entry.get("data").toJS()) ?? ""]]);
}

/** Also without the prices of removed services: all that must be removed is listed at once. */
function withoutOrphans(after: typeof texts, services: unknown, content: Content | null) {
  if (!Array.isArray(services) || !content) return after;
  const prices = content.priceList.prices.filter(({ service }) =>
    services.some(({ id }) => id === service),
  );
  return new Map(after).set("prices.yaml", writers.get("prices.yaml")?.({ prices }) ?? "");
}

CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    try {
      const data = fromForm(entry.get("data").toJS());
      const after = textsWith(entry).set(`${photosFolder}${data.photo?.file}`, "");
      const known = checkContent(texts);
      const found = checkContent(after, known.content);
      const later = checkContent(withoutOrphans(after, data.services, known.content));
      const old = [...known.problems, ...known.doubts].map(inWords);
      const listNew = (problems: readonly Problem[]) =>
        [...new Set(problems.map(inWords))].filter((problem) => !old.includes(problem)).join("\n");
      const mistakes = listNew([...found.problems, ...later.problems]);
      // Texts that name what is removed are told with what needs it.
      const doubts = listNew([...found.doubts, ...later.doubts]);
      if (mistakes) throw new Error([mistakes, doubts].filter(Boolean).join("\n"));
      if (doubts && !window.confirm(`${doubts}\n\nSave it like this?`)) throw new Error(doubts);
      return entry.set("data", data);
    } catch (cause) {
      // Sveltia shows the cause of an error with this message in its dialog.
      throw new Error("saving_failed", { cause });
    }
  },
});

CMS.registerEventListener({
  name: "postSave",
  handler({ entry }) {
    texts = textsWith(entry);
    status.check();
  },
});

const { site, repository } = __SITE__;
const status = showStatus(repository, import.meta.env.MODE === "own-host" ? site : "");
await CMS.init({ config: formConfig(site, repository) });
