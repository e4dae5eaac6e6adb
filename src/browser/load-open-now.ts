import url from "./open-now.ts?chunk-url";

// Loads the open-now script once its line scrolls into view. A repeated import does not run it again.
const observer = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) {
    import(/* @vite-ignore */ url).catch(() => {});
  }
});
for (const line of document.querySelectorAll("[data-open-now]")) observer.observe(line);
