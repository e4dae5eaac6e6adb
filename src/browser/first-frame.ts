// Runs inline in the head (src/layouts/FirstFrame.astro). Marks a visit that begins at the top of the
// page. With a fragment, on Back and on reload, the browser scrolls, and needs the page's whole height.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) document.documentElement.dataset.fresh = "";
