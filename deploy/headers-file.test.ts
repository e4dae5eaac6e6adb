import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

const site = {
  everywhere: { "X-Frame-Options": "DENY" },
  otherwise: { "Cache-Control": "no-cache", "Content-Security-Policy": "default-src 'none'" },
  folders: [
    { folder: "/_astro/", paths: ["/_astro/a.0123.js"], headers: { "Cache-Control": "immutable" } },
  ],
  pages: [],
};

test("a hashed file is kept for good, and a missing one is not", () => {
  expect(headersFile(site)).toBe(`/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'

/_astro/a.0123.js
  ! Cache-Control
  ! Content-Security-Policy
  Cache-Control: immutable
`);
});

test("a file may differ in a header that is otherwise the same everywhere", () => {
  const headers = { "X-Frame-Options": "SAMEORIGIN" };
  const folders = [{ folder: "/og/", paths: ["/og/home.png"], headers }];
  expect(headersFile({ ...site, folders })).toContain(`/og/home.png
  ! X-Frame-Options
  ! Cache-Control
  ! Content-Security-Policy
  X-Frame-Options: SAMEORIGIN
`);
});

test("more rules than Cloudflare reads stop the build", () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/_astro/${index}.js`);
  const many = { ...site, folders: [{ folder: "/_astro/", paths, headers: {} }] };
  expect(() => headersFile(many)).toThrow("_headers has 101 rules; Cloudflare reads 100");
});

test("a longer line than Cloudflare reads stops the build", () => {
  const long = { ...site, everywhere: { "X-Long": "a".repeat(2000) } };
  expect(() => headersFile(long)).toThrow("_headers has a line of 2010 characters");
});
