import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isSeq, parseDocument } from "yaml";
import { documents } from "../src/content/documents.ts";
import { contentFolder } from "../src/content/folder.ts";
import { clockTime, putRight } from "../src/content/put-right.ts";
import { checkContent, readTexts } from "../src/content/read.ts";
import { type OpenHours, week } from "../src/lib/hours.ts";
import { hoursInLine } from "../src/lib/hours-text.ts";

// Asks for the facts of the business, writes them into content/ and lists what is still a sample.

interface Question {
  ask: string;
  /** The fields of business.yaml that the answer sets. */
  fields: (answer: string) => [path: string[], value: unknown][];
}

const one =
  (path: string[], read = (answer: string): unknown => answer): Question["fields"] =>
  (answer) => [[path, read(answer)]];

const { shape } = documents.business.schema;

const questions: Question[] = [
  { ask: "The name of the business", fields: one(["name"]) },
  {
    ask: "Its phone number, ten digits",
    fields: one(["phone"], (answer) => putRight(shape.phone, answer)),
  },
  { ask: "Its e-mail address", fields: one(["email"]) },
  { ask: "Its city", fields: one(["place", "city"]) },
  { ask: "The state", fields: one(["place", "state"]) },
  { ask: "The county, like Lubbock County", fields: one(["place", "county"]) },
  {
    ask: "The places you serve, with commas between them",
    fields: one(["place", "serves"], (answer) => answer.split(/\s*,\s*/)),
  },
  {
    ask: "Latitude and longitude of the city, as a map shows them, like 33.57786, -101.85517",
    fields: (answer) => {
      const [north, east] = answer.split(/\s*,\s*/);
      return [
        [["place", "latitude"], Number(north)],
        [["place", "longitude"], Number(east)],
      ];
    },
  },
  { ask: "Opening hours, like Mon-Fri 9-17, Sat 10 AM-2:30 PM", fields: one(["hours"], toHours) },
  {
    ask: "The address of the site, like www.your-name.com",
    fields: one(["site"], (answer) => putRight(shape.site, answer)),
  },
];

const path = join(contentFolder, documents.business.file);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
console.log("Press Enter to leave a value as it is.\n");
for (const question of questions) if (!(await answered(question))) break;
console.log(`\nSaved in ${path}.\n`);
const check = fileURLToPath(new URL("check-launch.ts", import.meta.url));
spawnSync(process.execPath, [check], { stdio: "inherit" });
process.exit();

/** Asks until the answer is allowed, and saves it. False once the input has ended. */
async function answered({ ask, fields }: Question): Promise<boolean> {
  const document = parseDocument(readFileSync(path, "utf8"));
  const now = fields("").map(([field]) => shown(document.getIn(field)));
  for (;;) {
    process.stdout.write(`${ask} [${now.join(", ")}]: `);
    const { value: line, done } = await lines.next();
    const answer = String(line ?? "").trim();
    if (done || answer === "") return !done;
    for (const [field, value] of fields(answer)) document.setIn(field, document.createNode(value));
    const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
    const mistake = mistakeIn(text);
    if (mistake === undefined) {
      writeFileSync(path, text);
      return true;
    }
    console.log(`  ${mistake}`);
  }
}

/** The first mistake of business.yaml with this text. */
function mistakeIn(text: string): string | undefined {
  const { file } = documents.business;
  const { problems } = checkContent(new Map([...readTexts(contentFolder), [file, text]]));
  return problems.find((problem) => problem.file === `content/${file}`)?.message;
}

/** A value as an answer would be: lists with commas. */
function shown(value: unknown): string {
  if (!isSeq(value)) return String(value);
  const entries = value.toJSON() as (string | OpenHours)[];
  return entries
    .map((entry) => (typeof entry === "string" ? entry : hoursInLine([entry]).join()))
    .join(", ");
}

/** "Mon-Fri 9-17, Sat 10 AM-2:30 PM" as the hours of business.yaml, in its style. */
function toHours(answer: string): unknown {
  const period = /^(\w{3})\w*(?:\s*-\s*(\w{3})\w*)?\s+(.*\d.*?)\s*-\s*(.*)$/;
  const entries = answer.split(/\s*,\s*/).map((part) => {
    const [, first = "", last = first, opens = "", closes = ""] = period.exec(part) ?? [];
    const [from = -1, to = -1] = [first, last].map((day) =>
      week.findIndex((each) => each.toLowerCase() === day.toLowerCase()),
    );
    const days = from < 0 ? [] : week.slice(from, to + 1);
    return `- days: [${days.join(", ")}]\n  opens: "${clockTime(opens)}"\n  closes: "${clockTime(closes)}"`;
  });
  return parseDocument(entries.join("\n")).contents;
}
