import { expect, test } from "vitest";
import { withoutUnusedCss } from "./used-css.ts";

test.each([
  ["a rule with a class of the page", ".a{color:red}"],
  ["a rule with a class that a script adds", ".from-script:hover{color:red}"],
  ["a rule of which one selector is used", ".a,.b{color:red}"],
  ["a rule with an alternative that is used", ":is(.a,.b) p:not(.b){color:red}"],
  ["a rule with a class of a longer name", ".a-b{color:red}", ""],
  ["a rule without the class", ".b,.a .b{color:red}", ""],
  [
    "a nested rule without the class",
    "@media print{.b{color:red}.a{color:red}}",
    "@media print{.a{color:red}}",
  ],
  ["alternatives that are all unused", ":is(.b,.c) p{color:red}", ""],
  ["properties that only unused rules read", ":root{--x:1px;--y:var(--x)}.b{top:var(--y)}", ""],
  ["a property that is no custom property", ".a{content:var(--x);hyphenate-limit-chars:9}"],
  ["a property that is read", ":root{--x:1px}.a{top:var(--x)}"],
])("%s", (_, css, expected = css) => {
  const page = (styles: string) => `<style>${styles}</style><p class="a b-a">--x</p>`;
  expect(withoutUnusedCss(page(css), '"from-script"')).toBe(page(expected));
});
