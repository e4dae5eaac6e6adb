/** Everything in content/, validated (build/content.ts). */
declare module "virtual:content" {
  type Content = import("./content/documents.ts").Content;
  type LegalTextName = import("./content/documents.ts").LegalTextName;
  type RenderedText = Awaited<ReturnType<typeof import("./content/legal.ts").renderLegal>>;
  const content: Omit<Content, LegalTextName> & Record<LegalTextName, RenderedText>;
  export default content;
  /** The file of About's photo. */
  export const photo: import("astro").ImageMetadata | undefined;
}
