import { expect, test } from "vitest";
import { pageHeaders, siteHeaders } from "./policy.ts";

const plain = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"], widget: [], destinations: [] };
const widget = ["https://desk.example", "https://*.cdn.example"];
const policyOf = (needs: Parameters<typeof pageHeaders>[0]) =>
  pageHeaders(needs)["Content-Security-Policy"]?.split("; ");

test("a page may load only its own files and what is inline", () => {
  expect(policyOf(plain)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-S'",
    "style-src 'self' 'sha256-T'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action mailto:",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types site-worker",
  ]);
});

const own = policyOf(plain) ?? [];
const frame = "https://desk.example";
const mail = "https://mail.example";
const reports = "https://reports.example/a";
const reporting = [`report-uri ${reports}`, "report-to policy"];
const endpoint = { "Reporting-Endpoints": `policy="${reports}"` };
const origins = ` ${widget.join(" ")}`;
const loads = /^((script|style|img|font|connect)-src|form-action) .*/;
const withWidget = [
  ...own
    .filter((each) => !each.includes("trusted-types"))
    .map((each) => each.replace(loads, `$&${origins}`)),
  `frame-src${origins}`,
];
const styled = [...withWidget, "style-src-attr 'unsafe-inline'"];

test.each<[what: string, needs: object, policy: string[], to: string[], end: string, also: object]>(
  [
    ["a plain page", {}, own, [], "", {}],
    ["a page with links", { destinations: [mail] }, own, [mail], "", {}],
    ["the page with the widget", { widget }, withWidget, widget, "", {}],
    ["a widget with style attributes", { widget, styleAttributes: true }, styled, widget, "", {}],
    ["a page with a frame", { frame }, [...own, `frame-src ${frame}`], [frame], "", {}],
    ["reports", { reports }, [...own, ...reporting], [], ";report-to=policy", endpoint],
  ],
)("%s allows only what it needs", (_what, needs, policy, destinations, end, others) => {
  const schemes = ["mailto:*", "tel:*", "sms:*", ...destinations].map((to) => `"${to}"`).join(" ");
  expect(pageHeaders({ ...plain, ...needs })).toEqual({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": policy.join("; "),
    "Connection-Allowlist": `(response-origin ${schemes});webrtc=block;redirects=allow${end}`,
    ...others,
  });
});

test("every response forbids the device's sensors, and allows what the contact form uses", () => {
  const features = siteHeaders["Permissions-Policy"];
  for (const name of "camera geolocation microphone payment serial clipboard-read".split(" "))
    expect(features).toContain(`${name}=()`);
  expect(features).not.toMatch(/clipboard-write|web-share/);
});
