import { renderLegal } from "./legal.ts";
import { readContent } from "./read.ts";

const { disclaimer, terms, ...others } = readContent();

/** Everything in content/ as pages show it. Read when the build or the dev server loads this module. */
export const content = {
  ...others,
  disclaimer: await renderLegal("disclaimer", disclaimer),
  terms: await renderLegal("terms", terms),
};
