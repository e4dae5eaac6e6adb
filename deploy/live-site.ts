import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { connect } from "node:tls";
import { headersFor, parseHeaderRules } from "./header-rules.ts";

const dayLength = 24 * 60 * 60 * 1000;
/** Certificates of 90 days are renewed after 60. */
const certificateDays = 14;
const securityTextDays = 30;
const notServed = /(^|\/)(_headers|\.assetsignore|404\.html)$|\.(br|gz)$/;

/**
 * Compares a live site with a build: status, headers and bytes of every file, redirects, the 404 page,
 * and the days that are left to the certificate and to security.txt. Returns what is wrong.
 */
export async function compareWithBuild(origin: string, folder: string): Promise<string[]> {
  const rules = parseHeaderRules(readFileSync(join(folder, "_headers"), "utf8"));
  const missing = `/${randomUUID()}`;
  const checks = [
    ...publicFiles(folder).map((file) => {
      const path = `/${file.replace(/(index)?\.html$/, "")}`;
      return () => sameResponse(origin, path, 200, readFileSync(join(folder, file)), rules);
    }),
    () => sameResponse(origin, missing, 404, readFileSync(join(folder, "404.html")), rules),
    () => redirects(`${origin}/about/`, "/about"),
    () => redirects(`${origin}/about.html?a=b`, "/about?a=b"),
    () => securityText(`${origin}/.well-known/security.txt`),
    ...(origin.startsWith("https:") ? [() => certificate(new URL(origin))] : []),
    // Only on the default ports does one imply the other.
    ...(/^https:[^:]+$/.test(origin)
      ? [() => redirects(`${origin.replace("https:", "http:")}/about`, `${origin}/about`)]
      : []),
  ];
  const wrong: string[] = [];
  const worker = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      wrong.push(...(await check().catch((error: Error) => [describe(error)])));
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  // A server that is down fails every check with one message.
  return [...new Set(wrong)].sort();
}

/** fetch hides the reason in the cause. */
const describe = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !notServed.test(file));
}

const ask = (url: string) => fetch(url, { redirect: "manual", cache: "no-store" });

async function sameResponse(
  origin: string,
  path: string,
  status: number,
  expected: Buffer,
  rules: ReturnType<typeof parseHeaderRules>,
): Promise<string[]> {
  const response = await ask(origin + path);
  const body = Buffer.from(await response.arrayBuffer());
  const wrong = Object.entries(headersFor(rules, path))
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name, value]) => `${path}: ${name} is ${response.headers.get(name)}, not ${value}`);
  if (response.status !== status) wrong.push(`${path}: status ${response.status}, not ${status}`);
  else if (!body.equals(expected)) wrong.push(`${path}: ${firstDifference(body, expected)}`);
  return wrong;
}

function firstDifference(body: Buffer, expected: Buffer): string {
  const at = body.findIndex((byte, index) => byte !== expected[index]);
  const position = at < 0 ? body.length : at;
  const from = Math.max(0, position - 20);
  const excerpt = (bytes: Buffer) => JSON.stringify(String(bytes.subarray(from, position + 40)));
  return `differs from the build at byte ${position}: ${excerpt(body)}, not ${excerpt(expected)}`;
}

async function redirects(from: string, to: string): Promise<string[]> {
  const { status, headers } = await ask(from);
  const location = headers.get("location");
  return [301, 307, 308].includes(status) && location === to
    ? []
    : [`${from}: status ${status} and Location ${location}, not a redirect to ${to}`];
}

async function securityText(url: string): Promise<string[]> {
  const expires = /^Expires: (.*)$/m.exec(await (await ask(url)).text())?.[1] ?? "";
  const days = daysUntil(expires);
  return days >= securityTextDays
    ? []
    : [`security.txt expires in ${days} days. Commit a change and deploy it.`];
}

function certificate({ hostname, port }: URL): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    socket.on("error", reject).on("secureConnect", () => {
      const days = daysUntil(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(days >= certificateDays ? [] : [`The certificate expires in ${days} days.`]);
    });
  });
}

/** NaN, which is no number of days, for a date that can't be read. */
function daysUntil(date: string): number {
  return Math.floor((Date.parse(date) - Date.now()) / dayLength);
}
