/** What one page's policy must allow in addition to the shared policy. */
interface PageNeeds {
  /** Hashes of the page's inline scripts, as 'sha256-…'. */
  scripts: readonly string[];
  /** Hashes of the page's inline styles. */
  styles: readonly string[];
  /** The origins of the third-party widget; empty on pages without it. */
  widget: readonly string[];
  /** The origin of the help desk's sandboxed frame; on the page with it alone. */
  frame?: string | undefined;
  /** Whether the widget may use style attributes. */
  styleAttributes?: boolean;
  /** The origins that the page links to. */
  destinations: readonly string[];
  /** Where browsers send reports of violations. */
  reports?: string | undefined;
}

/** Headers as names and values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What would let a script observe visitors, reach their devices or act for them; no page and no help
 * desk needs it. Not more: each name costs bytes before the first paint.
 */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
];

/** Sent with every response. */
export const siteHeaders: Headers = {
  // The owner adds includeSubDomains and preload once every subdomain has TLS (docs/security.md).
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  // No Cross-Origin-Opener-Policy: with one, Chromium forgets what was typed when it discards a tab
  // (docs/decisions/040-message-stays-on-page.md).
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
    "Connection-Allowlist": connectionAllowlist(needs),
    ...(needs.reports && { "Reporting-Endpoints": `policy="${needs.reports}"` }),
  };
}

/**
 * Covers what a Content-Security-Policy does not: WebRTC, preconnect and where a script may navigate.
 * A link to an origin that is missing here leads to an error page, in Chromium 152 and newer.
 */
function connectionAllowlist({ widget, frame, destinations, reports }: PageNeeds): string {
  const others = [...destinations, ...widget, ...(frame ? [frame] : [])];
  const allowed = ["mailto:*", "tel:*", "sms:*", ...others];
  const list = allowed.map((pattern) => `"${pattern}"`).join(" ");
  // Without redirects=allow, a link to a webmail ends in an error page for those not signed in.
  const parameters = ["webrtc=block", "redirects=allow", ...(reports ? ["report-to=policy"] : [])];
  return [`(response-origin ${list})`, ...parameters].join(";");
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

const framed = (origin: string): Directive[] => [["frame-src", origin]];

const reportTo = (endpoint: string): Directive[] => [
  ["report-uri", endpoint],
  ["report-to", "policy"],
];

function contentSecurityPolicy({
  scripts,
  styles,
  widget,
  styleAttributes = false,
  frame,
  reports,
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
    ...(frame ? framed(frame) : []),
    // Firefox and Safari know report-uri.
    ...(reports ? reportTo(reports) : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
