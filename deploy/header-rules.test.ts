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

/twice\n\n  \n  X-Frame-Options: SAMEORIGIN
`;
const everywhere = {
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "default-src 'none'; form-action mailto:",
};

test.each([
  ["/", "the headers of /*", everywhere],
  ["/about", "its own", { ...everywhere, "Content-Security-Policy": "default-src 'self'" }],
  ["/about/us", "no rule of another path", everywhere],
  ["/_astro/a/b.js", "a folder's", { "X-Frame-Options": "DENY", "Cache-Control": "immutable" }],
  ["/twice", "both, as on Cloudflare", { ...everywhere, "X-Frame-Options": "DENY, SAMEORIGIN" }],
])("%s gets %s", (path, _, headers) => {
  expect(headersFor(parseHeaderRules(file), path)).toEqual(headers);
});

test("without rules there are no headers", () => {
  expect(headersFor(parseHeaderRules("\n  X-Before: any rule\n  ! X\n"), "/")).toEqual({});
});
