import CMS from "@sveltia/cms";
import { checkContent, photosFolder } from "../src/content/check.ts";
import { documents } from "../src/content/documents.ts";
import { readSource } from "../src/content/source.ts";
import { changeFile } from "./change-file.ts";
import { formatName, formConfig, inWords } from "./config.ts";
import { fromForm } from "./form-values.ts";
import { showStatus } from "./status.ts";

/** A file of content/ in the form, as an Immutable.js map. */
type Entry = { get(key: string): { toJS(): object }; set(key: "data", data: object): Entry };

const { site, repository } = __SITE__;
const files = Object.values(documents);

/** The files of content/ as they are on GitHub. */
const texts = new Map<string, string>();

for (const { file, schema } of files) {
  CMS.registerCustomFormat(formatName(file), file.replace(/.*\./, ""), {
    fromFile(text: string) {
      texts.set(file, `${text}\n`);
      const { value, problems } = readSource(file, texts);
      if (problems.length > 0) throw new Error(problems.map(inWords).join("\n"));
      return value;
    },
    toFile: (values: object) => changeFile(file, texts.get(file) ?? "", fromForm(values), schema),
  });
}

/** The file of an entry, its new values and its new text. */
function changed(entry: Entry) {
  const data = fromForm(entry.get("data").toJS());
  const document = files.find(({ file }) => `content/${file}` === `${entry.get("path")}`);
  if (!document) throw new Error(`${entry.get("path")} is not a file of the form`);
  const { file, schema } = document;
  return { file, data, text: changeFile(file, texts.get(file) ?? "", data, schema) };
}

CMS.registerEventListener({
  name: "preSave",
  handler({ entry }: { entry: Entry }) {
    const { file, data, text } = changed(entry);
    const photo = `${photosFolder}${Object(data.photo).file}`;
    const known = checkContent(texts).problems.map(inWords);
    const mistakes = checkContent(new Map([...texts, [photo, ""], [file, text]])).problems;
    const added = mistakes.map(inWords).filter((mistake) => !known.includes(mistake));
    // Sveltia shows the cause of an error with this message in its dialog.
    if (added.length > 0)
      throw new Error("saving_failed", { cause: { message: added.join("\n") } });
    return entry.set("data", data);
  },
});

CMS.registerEventListener({
  name: "postSave",
  handler({ entry }: { entry: Entry }) {
    const { file, text } = changed(entry);
    texts.set(file, text);
    status.check();
  },
});

const status = showStatus(repository, import.meta.env.MODE === "own-host" ? site : "");
await CMS.init({ config: formConfig(site, repository) });
