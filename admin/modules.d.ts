// Packages that only admin/package.json installs.
declare module "@sveltia/cms";
declare module "mdast-util-*";
declare module "micromark-extension-gfm";

declare const __SITE__: { site: string; repository: string };
