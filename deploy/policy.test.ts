import { expect, test } from "vitest";
import { hashedFileHeaders, pageHeaders, sharedFileHeaders, siteHeaders } from "./policy.ts";

const plain = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"], widget: [] };
const origins = "https://desk.example https://*.cdn.example";
const withWidget = { ...plain, widget: origins.split(" ") };

/** The directives of a page's policy, by name. */
function policyOf(needs: Parameters<typeof pageHeaders>[0]): Record<string, string> {
  const policy = pageHeaders(needs)["Content-Security-Policy"] ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

test("a page may load only its own files and what is inline", () => {
  expect(policyOf(plain)).toEqual({
    "default-src": "'none'",
    "script-src": "'self' 'sha256-S'",
    "style-src": "'self' 'sha256-T'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "mailto:",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "site-worker",
  });
});

test("the page with the widget may load from its origins and frame them, and allows nothing unsafe", () => {
  expect(policyOf(withWidget)).toEqual({
    "default-src": "'none'",
    "script-src": `'self' 'sha256-S' ${origins}`,
    "style-src": `'self' 'sha256-T' ${origins}`,
    "img-src": `'self' data: ${origins}`,
    "font-src": `'self' ${origins}`,
    "connect-src": `'self' ${origins}`,
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": `mailto: ${origins}`,
    "frame-ancestors": "'none'",
    "frame-src": origins,
  });
});

test("style attributes are allowed only where they are configured", () => {
  expect(policyOf({ ...withWidget, styleAttributes: true })).toEqual({
    ...policyOf(withWidget),
    "style-src-attr": "'unsafe-inline'",
  });
});

test("every response is revalidated and isolated, except from the widget", () => {
  const { "Content-Security-Policy": _, ...others } = pageHeaders(plain);
  expect(others).toEqual({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Cross-Origin-Embedder-Policy": "require-corp",
  });
  expect(pageHeaders(withWidget)).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("the shared headers forbid framing, sniffing and the device's sensors", () => {
  expect(siteHeaders).toMatchObject({
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  });
  for (const feature of ["camera", "geolocation", "microphone", "payment"]) {
    expect(siteHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
  }
  expect(hashedFileHeaders["Cache-Control"]).toContain("immutable");
  expect(sharedFileHeaders["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
