import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readHeaders } from "../deploy/headers-file.ts";
import { addHeaders, adminHeaders } from "./headers.ts";

test("the form runs only its own scripts, and connects to GitHub and the site alone", () => {
  const policy = adminHeaders("https://site.example")["Content-Security-Policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://site.example;",
  );
});

test("the form's rule replaces the policy of the pages, once", () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-headers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "_headers"), "/*\n  X-Robots-Tag: all\n");
  for (let builds = 0; builds < 2; builds++) addHeaders(folder, "/admin*", adminHeaders(""));
  expect(readFileSync(join(folder, "_headers"), "utf8").match(/^\/admin.*/gm)).toHaveLength(1);
  expect(readHeaders(folder)("/admin")["X-Robots-Tag"]).toBe("noindex");
  expect(readHeaders(folder)("/")["X-Robots-Tag"]).toBe("all");
});
