// Browsers fetch a linked manifest on every page, often before first paint. Only installing the site
// needs it, so it is linked later.
const link = document.createElement("link");
link.rel = "manifest";
link.href = "/manifest.webmanifest";
document.head.append(link);
