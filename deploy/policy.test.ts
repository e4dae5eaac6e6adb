import { expect, test } from "vitest";
import { hashedFileHeaders, pageHeaders, sharedFileHeaders, siteHeaders } from "./policy.ts";

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

test("the page with the widget may load from its origins and frame them", () => {
  const origins = ` ${widget.join(" ")}`;
  const loads = /^(script|style|img|font|connect)-src |^form-action /;
  const opened = (policyOf(plain) ?? [])
    .filter((directive) => !directive.includes("trusted-types"))
    .map((directive) => (loads.test(directive) ? directive + origins : directive));
  const policy = [...opened, `frame-src${origins}`];
  expect(policyOf({ ...plain, widget })).toEqual(policy);
  const withAttributes = policyOf({ ...plain, widget, styleAttributes: true });
  expect(withAttributes).toEqual([...policy, "style-src-attr 'unsafe-inline'"]);
});

test("a page may connect and navigate to itself, its links and the widget alone", () => {
  const needs = { ...plain, widget, destinations: ["https://mail.example"] };
  const schemes = '"mailto:*" "tel:*" "sms:*"';
  const flags = "webrtc=block;redirects=allow";
  expect(pageHeaders(plain)["Connection-Allowlist"]).toBe(`(response-origin ${schemes});${flags}`);
  expect(pageHeaders(needs)["Connection-Allowlist"]).toBe(
    `(response-origin ${schemes} "https://mail.example" "${widget.join('" "')}");${flags}`,
  );
});

test("violations are reported only to an endpoint that the owner gave", () => {
  expect(JSON.stringify(pageHeaders(plain))).not.toContain("report");
  const reports = "https://reports.example/a";
  const headers = pageHeaders({ ...plain, reports });
  expect(policyOf({ ...plain, reports })?.slice(-2)).toEqual([
    `report-uri ${reports}`,
    "report-to policy",
  ]);
  expect(headers["Reporting-Endpoints"]).toBe(`policy="${reports}"`);
  expect(headers["Connection-Allowlist"]).toMatch(/;report-to=policy$/);
});

test("the page with a sandboxed frame allows that frame and nothing else of its origin", () => {
  const frame = "https://desk.example";
  const headers = pageHeaders({ ...plain, frame });
  expect(policyOf({ ...plain, frame })).toEqual([...(policyOf(plain) ?? []), `frame-src ${frame}`]);
  expect(headers["Connection-Allowlist"]).toContain(`"sms:*" "${frame}");`);
});

test("a page is revalidated, and keeps what was typed when its tab is discarded", () => {
  const headers = { ...siteHeaders, ...pageHeaders(plain) };
  expect(headers["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers).not.toHaveProperty("Cross-Origin-Opener-Policy");
});

test("every response forbids framing, sniffing and the device's sensors", () => {
  expect(siteHeaders["X-Frame-Options"]).toBe("DENY");
  expect(siteHeaders["X-Content-Type-Options"]).toBe("nosniff");
  for (const feature of [
    "camera",
    "geolocation",
    "microphone",
    "payment",
    "serial",
    "clipboard-read",
  ]) {
    expect(siteHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
  }
  expect(siteHeaders["Permissions-Policy"]).not.toMatch(/clipboard-write|web-share/);
  expect(hashedFileHeaders["Cache-Control"]).toContain("immutable");
  expect(sharedFileHeaders["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
