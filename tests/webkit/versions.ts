/**
 * What older Safaris lack: features of the engine (WebKit.Settings.get_all_features() has their
 * names), what scripts find, and, as a regular expression, what the parser of style sheets knows.
 */
export const versions = [
  { name: "Safari 26", features: [], globals: [], css: "" },
  {
    name: "Safari 17",
    features: ["CSSAnchorPositioning", "HiddenUntilFound", "TrustedTypes", "ViewTransitions"],
    globals: ["Object.groupBy", "Promise.try", "Promise.withResolvers", "URL.parse"],
    css: 'content-visibility:|content:"" /|text-wrap:',
  },
  {
    name: "Safari 15.4",
    features: ["CSSAnchorPositioning", "HiddenUntilFound", "PopoverAttribute", "TrustedTypes"],
    globals: ["Array.prototype.toReversed", "Array.prototype.toSorted", "Object.groupBy"],
    css: 'content-visibility:|content:"" /|text-wrap:|overflow(-[xy])?:clip|@container|color-mix\\(',
  },
];

export type Version = (typeof versions)[number];

/** In the page: makes its style sheets unknown in parts, so that their fallbacks apply. */
export function lowerStyles(unknown: string): void {
  const styles = [...document.querySelectorAll("style")];
  const css = styles.map(({ textContent }) => textContent).join("\n");
  const lowered = new CSSStyleSheet();
  lowered.replaceSync(css.replaceAll(new RegExp(unknown, "g"), "-unknown-$&"));
  document.adoptedStyleSheets = [lowered];
  for (const style of styles) style.disabled = true;
}
