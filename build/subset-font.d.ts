declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2" | "woff" | "sfnt";
    /** OpenType features to keep, by their tags; all of them where none are named. */
    keepFeatures?: readonly string[];
    /** Leaves every glyph in; the text is then empty. */
    keepAllGlyphs?: boolean;
  }
  /** A copy of the font that has only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
