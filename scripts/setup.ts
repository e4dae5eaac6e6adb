import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isSeq, parseDocument } from "yaml";
import { clockTime, putRight } from "../editor/put-right.ts";
import { checkContent } from "../src/content/check.ts";
import { documents } from "../src/content/documents.ts";
import { contentFolder, readTexts } from "../src/content/read.ts";
import { type OpenHours, week } from "../src/lib/hours.ts";
import { formatDays, formatPeriod } from "../src/lib/hours-text.ts";

// Asks for the facts of the business, writes them into content/ and lists what is still a sample.

interface Question {
  ask: string;
  /** The fields of business.yaml that the answer sets. */
  fields: (answer: string) => [path: string[], value: unknown][];
  /** Whether the answer depends on the city: for another city it can't stay as it is. */
  isOfCity?: boolean;
  /** Follows the mistake in an answer. */
  hint?: string;
}

const one =
  (path: string[], read = (answer: string): unknown => answer): Question["fields"] =>
  (answer) => [[path, read(answer)]];

const { shape } = documents.business.schema;

const city = ["place", "city"];

const questions: Question[] = [
  { ask: "The name of the business", fields: one(["name"]) },
  {
    ask: "Its phone number, ten digits",
    fields: one(["phone"], (answer) => putRight(shape.phone, answer)),
  },
  { ask: "Its e-mail address", fields: one(["email"]) },
  { ask: "Its city", fields: one(city) },
  { ask: "The state, like Texas", fields: one(["place", "state"]) },
  { ask: "The county, like Lubbock County", fields: one(["place", "county"]), isOfCity: true },
  {
    ask: "The places you serve, with commas between them",
    fields: one(["place", "serves"], (answer) => answer.split(/(?:\s*,|\s+and\b)+\s*/)),
    isOfCity: true,
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
    isOfCity: true,
  },
  {
    ask: "The time zone: Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii",
    fields: one(["timeZone"], (answer) => putRight(shape.timeZone, answer)),
  },
  {
    ask: "Opening hours, like Mon-Fri 9 AM-5 PM, Sat 10 AM-2:30 PM, or by appointment",
    fields: one(["hours"], toHours),
    hint: "; write AM or PM, like Mon-Fri 9 AM-6 PM, or the 24-hour clock, like Mon-Fri 9-18",
  },
  {
    ask: "The address of the site, like your-name.com",
    fields: one(["site"], (answer) => putRight(shape.site, answer)),
  },
];

const path = join(contentFolder, documents.business.file);
const before = readFileSync(path, "utf8");
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
console.log(`Press Enter to leave a value as it is. Each answer is saved at once.
To stop halfway press Ctrl+C, and to go on run npm run setup again.
`);
for (const question of questions) if (!(await answered(question))) break;
const isChanged = readFileSync(path, "utf8") !== before;
console.log(isChanged ? `\nSaved in ${path}.\n` : "\nNothing was changed.\n");
const check = fileURLToPath(new URL("check-launch.ts", import.meta.url));
spawnSync(process.execPath, [check], { stdio: "inherit" });
process.exit();

/** Asks until the answer is allowed, and saves it. False once the input has ended. */
async function answered({ ask, fields, isOfCity, hint = "" }: Question): Promise<boolean> {
  const document = parseDocument(readFileSync(path, "utf8"));
  const now = fields("").map(([field]) => shown(document.getIn(field)));
  const isForAnotherCity = isOfCity && document.getIn(city) !== parseDocument(before).getIn(city);
  for (;;) {
    process.stdout.write(`${ask} [${now.join(", ")}]: `);
    const { value: line, done } = await lines.next();
    const answer = String(line ?? "").trim();
    if (done) return false;
    if (answer === "" && isForAnotherCity) {
      console.log("  the city is another one now; write this for it too");
      continue;
    }
    if (answer === "") return true;
    for (const [field, value] of fields(answer)) document.setIn(field, document.createNode(value));
    const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
    const mistake = mistakeIn(text);
    if (mistake === undefined) {
      writeFileSync(path, text);
      return true;
    }
    console.log(`  ${mistake}${hint}`);
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
    .map((entry) =>
      typeof entry === "string" ? entry : `${formatDays(entry.days)} ${formatPeriod(entry)}`,
    )
    .join(", ");
}

/** "Mon-Fri 9-17, Sat 10 AM-2:30 PM" as the hours of business.yaml, in its style. */
function toHours(answer: string): unknown {
  const period = /^(\w{3})\w*(?:\s*-\s*(\w{3})\w*)?\s+(.*\d.*?)\s*-\s*(.*)$/;
  if (/^by appointment/i.test(answer)) return [];
  const entries = answer.split(/\s*,\s*/).map((part) => {
    const [, first = "", last = first, opens = "", closes = ""] = period.exec(part) ?? [];
    const [from = -1, to = -1] = [first, last].map((day) =>
      week.findIndex((each) => each.toLowerCase() === day.toLowerCase()),
    );
    const days = from < 0 ? [] : week.slice(from, to + 1);
    const [start = "", end = ""] = [opens, closes].map(clockTime);
    // "9-5" is not a night: past midnight it is "5 AM" or "05:00".
    const isClear = end > start || /^0|[ap]\.?m/i.test(closes);
    return `- days: [${days.join(", ")}]\n  opens: "${start}"\n  closes: "${isClear ? end.replace(/^00:00/, "24:00") : closes}"`;
  });
  return parseDocument(entries.join("\n")).contents;
}
