// Packages that only admin/package.json installs: what the form uses of them.
declare module "mdast-util-*" {
  export const fromMarkdown: (text: string, options: object) => object;
  export const gfmFromMarkdown: () => object;
}
declare module "micromark-extension-gfm" {
  export const gfm: () => object;
}
declare module "@sveltia/cms" {
  /** A file of content/ in the form, as an Immutable.js map. */
  export type Entry = {
    get(key: string): { toJS(): object };
    set(key: "data", data: object): Entry;
  };
  const CMS: {
    init(options: { config: object }): Promise<void>;
    registerCustomFormat(name: string, extension: string, format: object): void;
    registerEventListener(on: { name: string; handler(event: { entry: Entry }): unknown }): void;
  };
  export default CMS;
}

declare const __SITE__: { site: string; repository: string };
