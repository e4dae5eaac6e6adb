import url from "./open-now.ts?chunk-url";

// Loads the open-now script before its line scrolls into view, so that nobody sees the week's drawing
// change its order. A repeated import does not run it again.
const observer = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      import(/* @vite-ignore */ url).catch(() => {});
    }
  },
  { rootMargin: "50%" },
);
for (const line of document.querySelectorAll("[data-open-now]")) observer.observe(line);
