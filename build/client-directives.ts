import type { AstroIntegration } from "astro";

/** Registers the directive client:interaction. */
export const clientDirectives: AstroIntegration = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "interaction", entrypoint: "./build/client-interaction.ts" });
    },
  },
};
