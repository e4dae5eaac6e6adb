// Runs inline in the head (src/layouts/FirstFrame.astro). Not where the browser scrolls down: to a
// fragment, or to where the visitor was.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) document.documentElement.dataset.fresh = "";
