/// <reference types="vite-plugin-svgr/client" />

interface ImportMetaEnv {
  /** The date of the commit in ISO 8601 (build/site-version.ts). */
  readonly SITE_DATE: string;
}

/** Network Information API (WICG), which not every browser has. */
interface Navigator {
  readonly connection?: { saveData?: boolean; type?: string; rtt?: number };
}

interface Document {
  /** True while speculation rules prerender the page and it is not shown yet. */
  readonly prerendering?: boolean;
}

interface Window {
  /** The part of Trusted Types (W3C) that the service worker's registration uses. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (input: string) => string },
    ): { createScriptURL(input: string): string };
  };
}

/** The file of About's photo, if there is one (build/content.ts). */
declare module "virtual:photo" {
  const photo: import("astro").ImageMetadata | undefined;
  export default photo;
}

/** islands/mail-form/early-submit.ts as one classic script (build/early-submit.ts). */
declare module "virtual:early-submit" {
  const script: string;
  export default script;
}
