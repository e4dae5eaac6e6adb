import { testPort } from "../support/sample.ts";
import type { Expected } from "./answers.ts";
import { startCloudflare } from "./cloudflare.ts";
import { conforms } from "./conformance.ts";

const type = "text/html; charset=utf-8";
const missing = () => ({ status: 404, location: undefined, type, file: "404.html" });
const to = (location: string) => () => ({
  status: 307,
  location,
  type: undefined,
  file: undefined,
});
const as = (differs: Partial<Expected>) => () => differs;
const own = "Redirects each URL that its normalized, decoded form does not equal.";
const onlyFiles = "Redirects only to URLs that exist.";

// Reasons are the documented or measured behavior of Workers static assets; docs/hosting.md sums up.
conforms(
  {
    name: "Cloudflare",
    byItself: [
      [/./, as({ vary: undefined }), "Its local runtime has no cache in front, so no Vary."],
      [/./, ({ status }) => (status === 308 ? { status: 307 } : {}), "Its redirects are 307."],
      [/ \/favicon/, as({ type: "image/vnd.microsoft.icon" }), "Types are its own list."],
      [/ \/contact\.vcf/, as({ type: "text/x-vcard; charset=utf-8" }), "Types are its own list."],
      [/ \/_astro\/pages/, as({ type: "application/json" }), "Types are its own list."],
      [/ \/sitemap/, as({ type: "application/xml" }), "Types are its own list."],
      [/ \/404$/, as({ status: 200 }), "Its 404 page is also an asset."],
      [/ \/(%61bout|about%2F|about%2Ehtml)$/, to("/about"), own],
      [/ \/about;a=1/, to("/about%3Ba%3D1"), own],
      [/ \/x\/\/about/, to("/x/about"), own],
      [/ \/%5Fheaders/, to("/_headers"), own],
      [/ \/index\/$/, to("/index"), own],
      [/ ([\\/]{2,})evil/, to("/evil.example/"), own],
      [/ \/{3}evil/, to("/evil.example/index.html"), own],
      [/ \/about%0d%0a/, to("/about%0D%0ASet-Cookie%3Aa%3Db/"), own],
      [/ \/(about\.html|nowhere|_astro|_astro\/.*|og\/home\.png)\/$/, missing, onlyFiles],
      [/zstd$/, as({ encoding: "gzip" }), "Takes the client's order of equal encodings."],
      [
        /about If-None-Match: \*|2035/,
        as({ status: 200, type, file: "about.html" }),
        "Compares ETags.",
      ],
      [/^P\w+ |^DEL|^OPT/, as({ allow: undefined }), "Sends no Allow."],
      [
        /^POST .*\.js$/,
        as({ cache: "public, max-age=31536000, immutable", policy: false }),
        "_headers apply to every status.",
      ],
    ],
    // The proxy of wrangler dev fails on "*" and odd Host headers, before the site's own runtime.
    failures: / → HTTP\/1\.[01] 500 /,
    start: async (port) => (await startCloudflare(port)).stop,
  },
  testPort + 4,
);
