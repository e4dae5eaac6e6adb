import url from "./open-now.ts?chunk-url";

// The open-now line is computed once it scrolls into view; until then the week's hours are text.
// Importing the script again does not run it again.
const observer = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) {
    import(/* @vite-ignore */ url).catch(() => {});
  }
});
for (const line of document.querySelectorAll("[data-open-now]")) observer.observe(line);
