// Browsers without popovers (iOS 16) always show the menu.
const menu = document.getElementById("site-navigation");
const header = menu?.closest("header");

// Right below the header, whose height depends on the name and the text size. Not with CSS anchors:
// Safari 26 takes the header's place in the document for that in the viewport.
let below = 0;
const headerBottom = () => Math.max(header?.getBoundingClientRect().bottom ?? 0, 0);
menu?.addEventListener("beforetoggle", () => {
  below = headerBottom();
  menu.style.insetBlockStart = `${below}px`;
});

// A link to the current page, or to a fragment in it, must close the menu too.
menu?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover?.();
});

// Popovers stay open when Tab leaves them, and would cover what has focus.
document.addEventListener("focusin", ({ target }) => {
  const inMenu = target instanceof Element && target.closest("#site-navigation, [popovertarget]");
  if (!inMenu) menu?.hidePopover?.();
});

// In low viewports the button that closes it scrolls away with the header.
window.addEventListener("scroll", () => {
  if (headerBottom() !== below) menu?.hidePopover?.();
});

// Text that only the page enlarges may make the header too high to stay in view: no media query knows it.
if (header)
  new ResizeObserver(() => {
    const isHigh = header.offsetHeight > innerHeight / 4;
    header.style.position = isHigh ? "relative" : "";
    document.documentElement.style.scrollPaddingBlockStart = isHigh ? "0" : "";
    // In viewports too wide for its button, an open menu would cover the page.
    if (!header.querySelector("button")?.offsetWidth) menu?.hidePopover?.();
  }).observe(header);

// The back-forward cache would restore the page with its menu open.
window.addEventListener("pagehide", () => menu?.hidePopover?.());
