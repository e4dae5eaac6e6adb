/**
 * Opens a mailto: URL. By a click on a link: Firefox reports `location.href` as the load of a page, and
 * a screen reader then reads the page instead of what follows.
 */
export function openMailApp(url: string): void {
  Object.assign(document.createElement("a"), { href: url }).click();
}
