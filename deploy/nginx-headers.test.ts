import { expect, test } from "vitest";
import { nginxHeaders } from "./nginx-headers.ts";

const site = {
  everywhere: { "X-Frame-Options": "DENY" },
  otherwise: { "Cache-Control": "no-cache", "Content-Security-Policy": "default-src 'none'" },
  folders: [
    { folder: "/_astro/", paths: ["/_astro/a.js"], headers: { "Cache-Control": "immutable" } },
  ],
  pages: [
    {
      path: "/about",
      file: "about.html",
      headers: { "Cache-Control": "no-cache", "Speculation-Rules": '"/rules.json"' },
    },
  ],
};

test("a header that is the same everywhere is written out, one that varies comes from its map", () => {
  expect(nginxHeaders(site).headers.split("\n")).toEqual([
    'add_header X-Frame-Options "DENY" always;',
    "add_header Cache-Control $site_cache_control always;",
    "add_header Content-Security-Policy $site_content_security_policy always;",
    "add_header Speculation-Rules $site_speculation_rules always;",
    "",
  ]);
});

test("a map names the file that is sent, and leaves a header empty where there is none", () => {
  expect(nginxHeaders(site).maps).toContain(`map $uri $site_content_security_policy {
  default "default-src 'none'";
  "~^/_astro/" "";
  "/about.html" "";
}`);
});

test("a folder may differ in a header that is otherwise the same everywhere", () => {
  const headers = { "X-Frame-Options": "SAMEORIGIN" };
  const { maps } = nginxHeaders({ ...site, folders: [{ folder: "/og/", paths: [], headers }] });
  expect(maps).toContain(`map $uri $site_x_frame_options {
  default "DENY";
  "~^/og/" "SAMEORIGIN";
  "/about.html" "DENY";
}`);
});

test("quotes in a value are escaped", () => {
  expect(nginxHeaders(site).maps).toContain(String.raw`"/about.html" "\"/rules.json\"";`);
});

test("a dollar, which nginx would read as a variable, is refused", () => {
  const dollar = { ...site, everywhere: { "X-Price": "$5" } };
  expect(() => nginxHeaders(dollar)).toThrow("nginx can't send a dollar in a header: $5");
});
