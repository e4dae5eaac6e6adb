import { expect, test } from "vitest";
import { hashedFileHeaders, pageHeaders, sharedFileHeaders, siteHeaders } from "./policy.ts";

const plain = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"], widget: [] };
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

test("a page is revalidated, and isolated unless it has the widget", () => {
  expect(pageHeaders(plain)["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  expect(pageHeaders(plain)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
  expect(pageHeaders({ ...plain, widget })).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("every response forbids framing, sniffing and the device's sensors", () => {
  expect(siteHeaders["X-Frame-Options"]).toBe("DENY");
  expect(siteHeaders["X-Content-Type-Options"]).toBe("nosniff");
  for (const feature of ["camera", "geolocation", "microphone", "payment"]) {
    expect(siteHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
  }
  expect(hashedFileHeaders["Cache-Control"]).toContain("immutable");
  expect(sharedFileHeaders["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
