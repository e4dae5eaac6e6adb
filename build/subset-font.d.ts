declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2" | "woff" | "sfnt";
    /** The tags of the OpenType features to retain; all by default. */
    keepFeatures?: readonly string[];
    /** Retains every glyph; the text is then empty. */
    keepAllGlyphs?: boolean;
  }
  /** A copy of the font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
