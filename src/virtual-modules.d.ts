/** Everything in content/, validated (build/content.ts). */
declare module "virtual:content" {
  type Content = import("./content/documents.ts").Content;
  type LegalTextName = import("./content/documents.ts").LegalTextName;
  type RenderedText = import("./content/legal.ts").RenderedText;
  type About = Content["about"];
  type ShownPhoto = NonNullable<About["photo"]> & import("./brand/photo.ts").SmallPhoto;
  const content: Omit<Content, LegalTextName | "about"> &
    Record<LegalTextName, RenderedText> & {
      about: Omit<About, "photo"> & { photo?: ShownPhoto };
    };
  export default content;
}
