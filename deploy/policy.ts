export type Headers = Readonly<Record<string, string>>;

/** What the help desk's widget uses: the origins, none without a widget, and style attributes. */
export interface WidgetNeeds {
  widget?: readonly string[];
  styleAttributes?: boolean;
}

/** What a policy must allow in addition to the files of the site. */
interface PageNeeds extends WidgetNeeds {
  /** Hashes of inline scripts and styles, as 'sha256-…'. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * What would let a script observe visitors, reach their devices or act for them; no page and no help
 * desk needs it. Not more: each name costs bytes before the first paint.
 */
const unusedFeatures =
  "accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection " +
  "local-fonts magnetometer microphone midi otp-credentials payment publickey-credentials-get " +
  "serial usb";

/** From src/pages/speculation-rules.json.ts. */
const speculationRules = "/speculation-rules.json";

/** Sent with every response. */
export const siteHeaders: Headers = {
  // The owner adds includeSubDomains and preload once every subdomain has TLS (docs/security.md).
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "),
  // No Cross-Origin-Opener-Policy: with one, Chromium forgets what was typed when it discards a tab
  // (docs/decisions/040-message-stays-on-page.md).
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "public, max-age=0, must-revalidate",
  // Which links the browser may prerender. A script in each page would need a hash in the policy.
  "Speculation-Rules": `"${speculationRules}"`,
};

/** What some files change of it, by their paths. */
export const exceptions: readonly [path: string, headers: Headers][] = [
  // Their names contain a hash of their content. Not immutable: hosts apply a rule to 404 responses too,
  // and what was requested in the moment of a release must not be missing for long. The worker keeps
  // the files themselves.
  ["/_astro/*", { "Cache-Control": "public, max-age=600" }],
  // Share pictures, which other sites display beside a link.
  ["/og/*", { "Cross-Origin-Resource-Policy": "cross-origin" }],
  // For the owner alone: it repeats the pages.
  ["/facts.txt", { "X-Robots-Tag": "noindex" }],
  // Chromium takes no other type.
  [speculationRules, { "Content-Type": "application/speculationrules+json" }],
  // The form for owners reads it, maybe from another host name of the business.
  ["/release.json", { "Access-Control-Allow-Origin": "*" }],
];

/** The policy of pages with these needs. */
export function pageHeaders({ scripts, styles, widget = [], styleAttributes }: PageNeeds): Headers {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...widget],
    ["style-src", "'self'", ...styles, ...widget],
    ["img-src", "'self'", ...widget],
    ["font-src", "'self'", ...widget],
    ["connect-src", "'self'", ...widget],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "mailto:", ...widget],
    ["frame-ancestors", "'none'"],
  ];
  if (widget.length > 0) {
    directives.push(["frame-src", ...widget]);
    // No hash covers attributes that are unknown at build time. A style attribute affects only its own
    // element; <style> remains limited to hashes and origins.
    if (styleAttributes) directives.push(["style-src-attr", "'unsafe-inline'"]);
  } else {
    // The widget writes HTML from strings. The one policy is for the URL of the service worker
    // (src/service-worker/register.ts).
    directives.push(["require-trusted-types-for", "'script'"], ["trusted-types", "site-worker"]);
  }
  return {
    "Content-Security-Policy": directives.map((directive) => directive.join(" ")).join("; "),
  };
}
