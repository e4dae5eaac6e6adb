/** What one page needs from its policy, beyond what every page has. */
interface PageNeeds {
  /** Hashes of the page's inline scripts, as 'sha256-…'. */
  scripts: readonly string[];
  /** Hashes of the page's inline styles. */
  styles: readonly string[];
  /** The origins of the one foreign widget, on the page that has it. */
  widget: readonly string[];
  /** Whether the owner lets the widget style what it makes with style attributes. */
  styleAttributes?: boolean;
}

/** Headers as names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Sent with every answer. */
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

/** Files whose name carries a hash of what is in them never change. */
export const hashedFileHeaders: Headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** Pictures that other sites show beside a link to a page. */
export const sharedFileHeaders: Headers = {
  "Cache-Control": "public, max-age=86400",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** The headers of one page, besides those of the whole site. */
export function pageHeaders(needs: PageNeeds): Headers {
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": contentSecurityPolicy(needs),
    // A foreign widget does not send the header that this one asks for.
    ...(needs.widget.length === 0 && { "Cross-Origin-Embedder-Policy": "require-corp" }),
  };
}

type Directive = [name: string, ...sources: string[]];

/** The widget writes HTML as text, which Trusted Types would forbid, and opens a frame. */
function forWidget(origins: readonly string[], styleAttributes: boolean): Directive[] {
  // No hash can name a style attribute beforehand. One reaches its own element alone; <style> stays
  // bound to hashes and origins.
  const attributes: Directive[] = [["style-src-attr", "'unsafe-inline'"]];
  return [["frame-src", ...origins], ...(styleAttributes ? attributes : [])];
}

const withoutWidget: Directive[] = [
  ["require-trusted-types-for", "'script'"],
  // For the address of the service worker, and nothing else (src/scripts/keep-pages.ts).
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
    // data: for the icon of the tab, which stands in the page (src/layouts/Page.astro).
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
