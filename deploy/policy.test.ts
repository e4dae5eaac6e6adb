import { expect, test } from "vitest";
import { pageHeaders, siteHeaders } from "./policy.ts";

const plain = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"] };
const own =
  "default-src 'none'; script-src 'self' 'sha256-S'; style-src 'self' 'sha256-T'; " +
  "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action mailto:; frame-ancestors 'none'";
const desk = "https://desk.example";
const withWidget = own.replaceAll(
  /((script|style|img|font|connect)-src|form-a)[^;]*/g,
  `$& ${desk}`,
);

test.each<[what: string, needs: object, policy: string]>([
  ["a plain page", {}, `${own}; require-trusted-types-for 'script'; trusted-types site-worker`],
  ["a page with a widget", { widget: [desk] }, `${withWidget}; frame-src ${desk}`],
  [
    "a widget with style attributes",
    { widget: [desk], styleAttributes: true },
    `${withWidget}; frame-src ${desk}; style-src-attr 'unsafe-inline'`,
  ],
])("%s allows only what it needs", (_what, needs, policy) => {
  expect(pageHeaders({ ...plain, ...needs })).toEqual({ "Content-Security-Policy": policy });
});

test("every response forbids the device's sensors, and allows what the contact form uses", () => {
  const features = siteHeaders["Permissions-Policy"];
  for (const name of "camera geolocation microphone payment serial clipboard-read".split(" "))
    expect(features).toContain(`${name}=()`);
  expect(features).not.toMatch(/clipboard-write|web-share/);
});
