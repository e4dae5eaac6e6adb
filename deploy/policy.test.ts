import { describe, expect, test } from "vitest";
import { pageHeaders, siteHeaders } from "./policy.ts";

const plain = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"], widget: [] };
const withWidget = { ...plain, widget: ["https://desk.example", "https://*.cdn.example"] };

/** The policy of a page: its directives and their sources. */
function policyOf(needs: Parameters<typeof pageHeaders>[0]): Record<string, string> {
  const policy = pageHeaders(needs)["Content-Security-Policy"] ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("a page", () => {
  test("may load nothing but its own files and what stands in it", () => {
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

  test("is isolated from foreign files, and asked for anew", () => {
    expect(pageHeaders(plain)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
    expect(pageHeaders(plain)["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("the page with the widget", () => {
  const origins = "https://desk.example https://*.cdn.example";

  test("may load from the widget's origins too, and frame them", () => {
    expect(policyOf(withWidget)).toMatchObject({
      "default-src": "'none'",
      "script-src": `'self' 'sha256-S' ${origins}`,
      "img-src": `'self' data: ${origins}`,
      "connect-src": `'self' ${origins}`,
      "form-action": `mailto: ${origins}`,
      "frame-src": origins,
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  test("allows nothing unsafe", () => {
    expect(policyOf(withWidget)["style-src"]).toBe(`'self' 'sha256-T' ${origins}`);
    expect(Object.values(policyOf(withWidget)).join(" ")).not.toContain("unsafe");
  });

  test("allows style attributes where the owner has said so, and no style element besides", () => {
    const policy = policyOf({ ...withWidget, styleAttributes: true });
    expect(policy["style-src"]).toBe(`'self' 'sha256-T' ${origins}`);
    expect(policy["style-src-attr"]).toBe("'unsafe-inline'");
    expect(policy["script-src"]).not.toContain("unsafe");
  });

  test("asks of the widget neither Trusted Types nor the header that it does not send", () => {
    expect(policyOf(withWidget)).not.toHaveProperty("require-trusted-types-for");
    expect(pageHeaders(withWidget)).not.toHaveProperty("Cross-Origin-Embedder-Policy");
  });
});

test("every answer forbids framing, guessing types and the device's sensors", () => {
  expect(siteHeaders).toMatchObject({
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  });
  for (const feature of ["camera", "geolocation", "microphone", "payment"]) {
    expect(siteHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
  }
});
