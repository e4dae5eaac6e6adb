import { expect, test } from "vitest";
import { adminPolicy, adminRules } from "./headers.ts";

test("the form runs only its own scripts, and connects to GitHub and the site alone", () => {
  const policy = adminPolicy("https://site.example");
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://site.example;",
  );
});

test("on the host of the site, the form's paths alone have its policy, with frame-ancestors", () => {
  const lines = adminRules("");
  expect(lines.filter((line) => line.startsWith("/"))).toEqual(["/admin", "/admin/*"]);
  expect(lines).toContain(`  Content-Security-Policy: ${adminPolicy("")}; frame-ancestors 'none'`);
});
