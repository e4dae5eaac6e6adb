declare module "astro" {
  interface AstroClientDirectives {
    /** Loads the island when a pointer or the focus first reaches it (src/islands/wanted.ts). */
    "client:wanted"?: boolean;
    /** Loads the island once it is painted and in view (src/islands/seen.ts). */
    "client:seen"?: boolean;
  }
}

declare global {
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
