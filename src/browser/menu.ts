// Where there are no popovers (iOS 16) the menu stands open for good.
const menu = document.getElementById("site-navigation");

// A link within this page, or to this page, closes the menu too.
menu?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover?.();
});

// A page kept for Back would come back with its menu open.
window.addEventListener("pagehide", () => menu?.hidePopover?.());

// In the wide header (64em in SiteHeader.module.css) an open menu would lie over the page.
matchMedia("(width >= 64em)").addEventListener("change", () => menu?.hidePopover?.());
