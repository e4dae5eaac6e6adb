import { expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "./header-rules.ts";

const file = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; form-action mailto:

/_astro/*
  ! Content-Security-Policy
  Cache-Control: immutable

/about
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'

/twice
  X-Frame-Options: SAMEORIGIN
`;
const rules = parseHeaderRules(file);

test("a rule without an asterisk holds for that address alone", () => {
  expect(headersFor(rules, "/about")["Content-Security-Policy"]).toBe("default-src 'self'");
  expect(headersFor(rules, "/about/us")["Content-Security-Policy"]).toBe(
    "default-src 'none'; form-action mailto:",
  );
});

test("a rule with an asterisk holds for everything below", () => {
  expect(headersFor(rules, "/_astro/a/b.js")).toEqual({
    "X-Frame-Options": "DENY",
    "Cache-Control": "immutable",
  });
});

test("a header that is set twice is joined by a comma, as Cloudflare does", () => {
  expect(headersFor(rules, "/twice")["X-Frame-Options"]).toBe("DENY, SAMEORIGIN");
});

test("a value keeps its colons", () => {
  expect(headersFor(rules, "/")["Content-Security-Policy"]).toMatch(/mailto:$/);
});

test("no rules, no headers", () => {
  expect(headersFor(parseHeaderRules("\n\n"), "/")).toEqual({});
});
