// Browsers fetch the manifest of every page that names one, and often before they paint it. Only
// who installs the site needs it.
const link = document.createElement("link");
link.rel = "manifest";
link.href = "/manifest.webmanifest";
document.head.append(link);
