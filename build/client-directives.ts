import type { AstroIntegration } from "astro";

/** client:painted and client:interaction, the directives of src/directives. */
export const clientDirectives: AstroIntegration = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of ["painted", "interaction"])
        addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
    },
  },
};
