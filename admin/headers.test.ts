import { expect, test } from "vitest";
import { adminHeaders } from "./headers.ts";

test("the form runs only its own scripts, and connects to GitHub and the site alone", () => {
  const policy = adminHeaders("https://site.example")["Content-Security-Policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://site.example;",
  );
});
