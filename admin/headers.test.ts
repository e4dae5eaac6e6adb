import { expect, test } from "vitest";
import { adminPolicy, adminRules } from "./headers.ts";

test("the form runs only its own scripts, and connects to GitHub and the site alone", () => {
  const policy = adminPolicy("https://site.example");
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://site.example;",
  );
});

test.each([
  ["the host of the site, its paths alone have its policy", "", ["/admin", "/admin/*"]],
  ["a host of its own, all paths have it", "https://site.example", ["/*"]],
])("on %s, with frame-ancestors", (_, site, paths) => {
  const lines = adminRules(site);
  expect(lines.filter((line) => line.startsWith("/"))).toEqual(paths);
  const policy = `  Content-Security-Policy: ${adminPolicy(site)}; frame-ancestors 'none'`;
  expect(lines.filter((line) => line === policy)).toHaveLength(paths.length);
});
