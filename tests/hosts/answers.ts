import { readdirSync } from "node:fs";
import { join } from "node:path";
import { dist } from "./host.ts";

/** A response, as far as every host must agree. A header that is not set must be absent. */
export interface Expected {
  status: number;
  cache: string;
  /** Whether it has the Content-Security-Policy of a page. */
  policy: boolean;
  embedders: "same-origin" | "cross-origin";
  location?: string | undefined;
  type?: string | undefined;
  vary?: string | undefined;
  encoding?: string | undefined;
  allow?: string | undefined;
  /** The file that is sent; undefined: the text does not matter. */
  file?: string | undefined;
}

const files = readdirSync(join(dist, "_astro"), { recursive: true, encoding: "utf8" });
const hashedFile = (end: string) => `_astro/${files.find((file) => file.endsWith(end))}`;

/** A script of the built site. */
export const script = hashedFile(".js");

const [font, pages] = [hashedFile(".woff2"), hashedFile(".json")];
const plain = "text/plain; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";
const bare: Expected = {
  status: 200,
  cache: "public, max-age=0, must-revalidate",
  policy: true,
  embedders: "same-origin",
};
const binary = (file: string, type: string): Expected => ({ ...bare, file, type });
const text = (file: string, type: string) => ({ ...binary(file, type), vary: "Accept-Encoding" });
const to = (location: string): Expected => ({ ...bare, status: 308, location });
const share: Expected = {
  ...binary("og/home.png", "image/png"),
  cache: "public, max-age=86400",
  policy: false,
  embedders: "cross-origin",
};

const html = "text/html; charset=utf-8";
const home = text("index.html", html);
const about = text("about.html", html);
const missing = { ...text("404.html", html), status: 404 };
const year = "public, max-age=31536000, immutable";
const hashed = { ...text(script, javascript), cache: year, policy: false };
const range = (ranges: string) => ranges.replaceAll(/[^|\s]+/g, "GET /og/home.png Range: bytes=$&");
const accepts = (codings: string) => codings.replaceAll(/[^|]+/g, "GET /about Accept-Encoding: $&");
/** Requests between bars, with one header or none, and their answer from every host; by hand. */
const rows: [requests: string, expected: Expected][] = [
  ["GET /|HEAD /|GET /?utm_source=ad", home],
  ["GET /about|HEAD /about|GET /./about|GET /a/../about|GET /%61bout", about],
  ["GET /about Host: evil.example|GET /about Range: bytes=0-9", about],
  [`GET /${script}|HEAD /${script}`, hashed],
  [`GET /${pages}`, { ...hashed, file: pages, type: "application/json; charset=utf-8" }],
  [`GET /${font}`, { ...hashed, file: font, type: "font/woff2", vary: undefined }],
  ["GET /og/home.png|HEAD /og/home.png|GET /og/home.png Accept-Encoding: br", share],
  ["GET /favicon.ico", text("favicon.ico", "image/x-icon")],
  ["GET /apple-touch-icon.png", binary("apple-touch-icon.png", "image/png")],
  ["GET /wordmark.svg", text("wordmark.svg", "image/svg+xml")],
  ["GET /contact.vcf", binary("contact.vcf", "text/vcard; charset=utf-8")],
  ["GET /robots.txt", text("robots.txt", plain)],
  ["GET /licenses.txt", text("licenses.txt", plain)],
  ["GET /.well-known/security.txt", text(".well-known/security.txt", plain)],
  ["GET /sitemap-0.xml", text("sitemap-0.xml", "text/xml; charset=utf-8")],
  ["GET /manifest.webmanifest", text("manifest.webmanifest", "application/manifest+json")],
  ["GET /service-worker.js", text("service-worker.js", javascript)],

  ["GET /nowhere|HEAD /nowhere|GET /404|GET /About|GET /about/nowhere|GET /about%20", missing],
  ["GET /about%2F|GET /about%2Ehtml|GET /about;a=1|GET /x//about|GET /_astro", missing],
  ["GET /_astro/gone.0123abcd.js|GET /_headers|GET /%5Fheaders|GET /.assetsignore", missing],
  ["GET /about.html.br|GET /about.html.gz|GET /.git/config|GET /package.json", missing],
  ["GET /.well-known/nowhere|GET /nowhere If-None-Match: *", missing],
  ["GET /nowhere Range: bytes=0-5|GET /nowhere Accept-Encoding: br;q=0", missing],
  ["GET /nowhere Accept-Encoding: gzip", { ...missing, encoding: "gzip" }],

  ["GET /index.html|GET /index|GET /index/|GET //", to("/")],
  ["GET /about/|GET /about//|GET /about.html|GET /about.html/|GET /about/index", to("/about")],
  ["GET /about/index.html|GET //about|GET //about/index.html", to("/about")],
  ["GET /about/ Host: evil.example|GET /about/ X-Forwarded-Host: evil.example", to("/about")],
  ["GET /404.html", to("/404")],
  ["GET /nowhere/", to("/nowhere")],
  ["GET /_astro/", to("/_astro")],
  [`GET /${script}/`, to(`/${script}`)],
  ["GET /og/home.png/", to("/og/home.png")],
  ["GET /about/?service=device-repair", to("/about?service=device-repair")],
  ["GET /about.html?a=1&b=/c/", to("/about?a=1&b=/c/")],
  ["GET //evil.example/|GET ///evil.example/index.html|GET /\\evil.example/", to("/evil.example")],
  ["GET /about%0d%0aSet-Cookie:a=b/", to("/about%0d%0aSet-Cookie:a=b")],

  // No host sends parts: a server may ignore Range (RFC 9110, 14.2).
  [range("0-9|5-2|0-18446744073709551615|-5|-0|-99999999|99999999-|0-0,2-2|x"), share],
  ["GET /og/home.png Range: items=0-5|HEAD /og/home.png Range: bytes=0-9", share],

  [accepts("br|gzip;q=0, br|gzip, deflate, br, zstd"), { ...about, encoding: "br" }],
  ["HEAD /about Accept-Encoding: br", { ...about, encoding: "br" }],
  ["GET /licenses.txt Accept-Encoding: br", { ...text("licenses.txt", plain), encoding: "br" }],
  [accepts("gzip|br;q=0, gzip"), { ...about, encoding: "gzip" }],
  [accepts("br;q=0|xbr|brotli|identity|gzip;q=0, br;q=0|x-gzip|deflate"), about],
  [`GET /${script} Accept-Encoding: br`, { ...hashed, encoding: "br" }],

  ['GET /about If-None-Match: "other"', about],
  ["GET /about If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT", about],
  [
    "GET /about If-None-Match: *|GET /about If-Modified-Since: Mon, 01 Jan 2035 00:00:00 GMT",
    { ...about, status: 304, type: undefined, file: undefined },
  ],

  [
    `POST /about|PUT /about|DELETE /about|OPTIONS /about|PATCH /about|PROPFIND /about|POST /${script}|POST /nowhere`,
    { ...bare, status: 405, allow: "GET, HEAD" },
  ],
];

/** Each request, with one header or none, and its answer from every host. */
export const answers = rows.flatMap(([requests, expected]) =>
  requests.split("|").map((request): [string, Expected] => [request, expected]),
);
