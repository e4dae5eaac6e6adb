import { expect, test } from "vitest";
import { nginxHeaders } from "./nginx-headers.ts";

const site = {
  everywhere: { "X-Frame-Options": "DENY", "X-Same": String.raw`a\b` },
  otherwise: { "Content-Security-Policy": "default-src 'none'" },
  folders: [{ folder: "/og/", paths: [], headers: { "X-Frame-Options": "SAMEORIGIN" } }],
  pages: [
    { path: "/about", file: "about.html", headers: { "Speculation-Rules": '"/rules.json"' } },
  ],
};

test("a header with one value is written directly, one with several by its map", () => {
  expect(nginxHeaders(site)).toEqual({
    headers: `add_header X-Frame-Options $site_x_frame_options always;
add_header X-Same "a\\\\b" always;
add_header Content-Security-Policy $site_content_security_policy always;
add_header Speculation-Rules $site_speculation_rules always;
`,
    maps: `map $site_file $site_content_security_policy {
  default "default-src 'none'";
  "~^/og/" "";
  "/about.html" "";
}

map $site_file $site_x_frame_options {
  default "DENY";
  "~^/og/" "SAMEORIGIN";
  "/about.html" "DENY";
}

map $site_file $site_speculation_rules {
  default "";
  "~^/og/" "";
  "/about.html" "\\"/rules.json\\"";
}
`,
  });
});

test("a dollar sign, which nginx would read as a variable, throws", () => {
  const dollar = { ...site, everywhere: { "X-Price": "$5" } };
  expect(() => nginxHeaders(dollar)).toThrow(/^nginx cannot send .* a dollar sign: \$5$/);
});
