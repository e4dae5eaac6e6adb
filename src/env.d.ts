declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates the island when a pointer or the focus first reaches it (build/client-interaction.ts). */
    "client:interaction"?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The date of the build, as ISO 8601 (build/site-date.ts). */
    readonly SITE_DATE: string;
  }

  interface Document {
    /** Whether the page is only being prepared, by speculation rules, and not shown yet. */
    readonly prerendering?: boolean;
  }

  interface Window {
    /** What makes scripts' addresses of texts (W3C, Trusted Types); the part that is used here. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (input: string) => string },
      ): { createScriptURL(input: string): string };
    };
  }
}

export {};
