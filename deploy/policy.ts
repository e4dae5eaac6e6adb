/** What one page's policy must allow in addition to the shared policy. */
interface PageNeeds {
  /** Hashes of the page's inline scripts, as 'sha256-…'. */
  scripts: readonly string[];
  /** Hashes of the page's inline styles. */
  styles: readonly string[];
  /** The origins of the third-party widget; empty on pages without it. */
  widget: readonly string[];
  /** Whether the widget may use style attributes. */
  styleAttributes?: boolean;
}

/** Headers as names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Sent with every response. */
export const siteHeaders: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For files whose name contains a hash of their content: they never change. */
export const hashedFileHeaders: Headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** For share pictures, which other sites display beside a link. */
export const sharedFileHeaders: Headers = {
  "Cache-Control": "public, max-age=86400",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** The headers of one page, in addition to siteHeaders. */
export function pageHeaders(needs: PageNeeds): Headers {
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": contentSecurityPolicy(needs),
    // A third-party widget does not send the header that require-corp needs.
    ...(needs.widget.length === 0 && { "Cross-Origin-Embedder-Policy": "require-corp" }),
  };
}

type Directive = [name: string, ...sources: string[]];

/** The widget writes HTML from strings, which Trusted Types would block, and opens a frame. */
function forWidget(origins: readonly string[], styleAttributes: boolean): Directive[] {
  // Hashes cannot cover attributes that are not known at build time. A style attribute affects only
  // its own element; <style> remains limited to hashes and origins.
  const attributes: Directive[] = [["style-src-attr", "'unsafe-inline'"]];
  return [["frame-src", ...origins], ...(styleAttributes ? attributes : [])];
}

const withoutWidget: Directive[] = [
  ["require-trusted-types-for", "'script'"],
  // Only for the URL of the service worker (src/service-worker/register.ts).
  ["trusted-types", "site-worker"],
];

function contentSecurityPolicy({
  scripts,
  styles,
  widget,
  styleAttributes = false,
}: PageNeeds): string {
  const directives: Directive[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...widget],
    ["style-src", "'self'", ...styles, ...widget],
    // data: for the favicon, which is inline (src/layouts/Head.astro).
    ["img-src", "'self'", "data:", ...widget],
    ["font-src", "'self'", ...widget],
    ["connect-src", "'self'", ...widget],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "mailto:", ...widget],
    ["frame-ancestors", "'none'"],
    ...(widget.length > 0 ? forWidget(widget, styleAttributes) : withoutWidget),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
