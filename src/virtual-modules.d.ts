/** All of content/, checked (build/content.ts). */
declare module "virtual:content" {
  type Content = import("./content/documents.ts").Content;
  type LegalTextName = import("./content/documents.ts").LegalTextName;
  type RenderedText = import("./content/legal.ts").RenderedText;
  const content: Omit<Content, LegalTextName> & Record<LegalTextName, RenderedText>;
  export default content;
}

/** The URL of the module, built as a script of its own (build/chunk-url.ts). */
declare module "*?chunk-url" {
  const url: string;
  export default url;
}

/** The module, bundled into one classic script, as text (build/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
