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
  const sized = (rules: number, line: number) => {
    const paths = Array.from({ length: rules - 1 }, (_, index) => `/_astro/${index}.js`);
    const everywhere = { "X-Long": "a".repeat(line - "  X-Long: ".length) };
    return { ...site, everywhere, folders: [{ folder: "", paths, headers: {} }], pages: [] };
  };
  expect(headersFile(sized(100, 2000))).toContain("/_astro/98.js");
  const tooMany = "_headers has 101 rules; Cloudflare reads 100.";
  expect(() => headersFile(sized(101, 2000))).toThrow(tooMany);
  const tooLong = "_headers has a line of 2001 characters; Cloudflare reads 2000.";
  expect(() => headersFile(sized(100, 2001))).toThrow(tooLong);
});
