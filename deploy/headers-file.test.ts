import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

const site = {
  everywhere: { "X-Frame-Options": "DENY" },
  otherwise: { "Cache-Control": "no-cache", "Content-Security-Policy": "default-src 'none'" },
  folders: [
    { folder: "/_astro/", paths: ["/_astro/a.js"], headers: { "Cache-Control": "immutable" } },
    { folder: "/og/", paths: ["/og/a.png"], headers: { "X-Frame-Options": "SAMEORIGIN" } },
  ],
  pages: [{ path: "/about", file: "about.html", headers: { "Cache-Control": "no-store" } }],
};

test("a rule first unsets what it changes, and what only other files have", () => {
  expect(headersFile(site)).toBe(`/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'

/_astro/a.js
  ! Cache-Control
  ! Content-Security-Policy
  Cache-Control: immutable

/og/a.png
  ! X-Frame-Options
  ! Cache-Control
  ! Content-Security-Policy
  X-Frame-Options: SAMEORIGIN

/about
  ! Cache-Control
  ! Content-Security-Policy
  Cache-Control: no-store
`);
});

test("a file beyond Cloudflare's limits throws", () => {
  const withRules = (count: number) => {
    const paths = Array.from({ length: count - 1 }, (_, index) => `/_astro/${index}.js`);
    return { ...site, folders: [{ folder: "/_astro/", paths, headers: {} }], pages: [] };
  };
  const withLine = (length: number) => ({
    ...site,
    everywhere: { "X-Long": "a".repeat(length - "  X-Long: ".length) },
  });
  expect(headersFile(withRules(100))).toContain("/_astro/98.js");
  expect(() => headersFile(withRules(101))).toThrow(
    "_headers has 101 rules; Cloudflare reads 100.",
  );
  expect(headersFile(withLine(2000))).toContain("aaa");
  expect(() => headersFile(withLine(2001))).toThrow(
    "_headers has a line of 2001 characters; Cloudflare reads 2000.",
  );
});
