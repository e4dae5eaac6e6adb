import address from "./open-now.ts?chunk";

// Whether the doors are open is worked out once the reader has come to a line that says so. A
// script runs once, however often it is imported. Without it the week's hours stand there as text.
const observer = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) {
    import(/* @vite-ignore */ address).catch(() => {});
  }
});
for (const line of document.querySelectorAll("[data-open-now]")) observer.observe(line);
