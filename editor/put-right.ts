import type { z } from "astro/zod";
import { invisible } from "../src/content/schemas/text.ts";

/**
 * The value for typed text: as it is if the schema takes it, else the first of its other readings that
 * the schema takes. Text that the schema takes in no reading stays, so that the check explains it.
 * Invisible characters, which come with text copied from elsewhere, are removed.
 */
export function putRight(schema: z.ZodType, typed: string): string | number | boolean {
  // Texts in content/ are single paragraphs.
  const visible = typed.replaceAll(new RegExp(invisible, "gu"), "");
  const text = visible.trim().replaceAll(/\s*\n\s*/g, " ");
  return [text, ...readings(text)].find((value) => schema.safeParse(value).success) ?? text;
}

function readings(text: string): (string | number | boolean)[] {
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const amount = text.replace(/^\$|\s*(?:dollars|days)$|\.00$/g, "").replace(/,(?=\d{3}\b)/g, "");
  const url = `https://${text.replace(/^(?:https?:)?\/\//i, "").replace(/\/+$/, "")}`;
  return [
    ...(/^-?\d+(\.\d+)?$/.test(amount) ? [Number(amount)] : []),
    /^(?:yes|true)$/i.test(text),
    ...(digits.length === 10 && !/[a-z]/i.test(text)
      ? [`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`]
      : []),
    clockTime(text),
    isoDate(text),
    ...(/^\S+\.\S+$/.test(text) ? [url, url.toLowerCase()] : []),
    text.replace(/^mailto:/i, "").replaceAll(" ", ""),
    text.toLowerCase(),
    timeZones[text.toLowerCase().replace(/ time$/, "")] ?? text,
  ];
}

/** What Americans call their time zones. */
const timeZones: Record<string, string> = {
  eastern: "America/New_York",
  est: "America/New_York",
  central: "America/Chicago",
  cst: "America/Chicago",
  mountain: "America/Denver",
  mst: "America/Denver",
  arizona: "America/Phoenix",
  pacific: "America/Los_Angeles",
  pst: "America/Los_Angeles",
  alaska: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
};

/** "9:00", "9 am", "3pm" and "15.30" on the 24-hour clock. */
export function clockTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!match) return text;
  const [, hour = "", minute = "00", half] = match;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** "11/26/2026" as "2026-11-26". */
function isoDate(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, month = "", day = "", year] = match ?? [];
  return match ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}
