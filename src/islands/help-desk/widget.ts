/** What the page says while the widget has no form. */
export type WidgetState = "loading" | "slow" | "failed";

/** After this many milliseconds without a form, the state becomes "slow". */
const SLOW_AFTER = 10_000;

/** What a visitor can fill in. */
const controls = "iframe, input:not([type=hidden]), select, textarea";

/** What the widget may add outside its container. */
const outside = ":is(head, body) > :is(script, link, style, iframe)";

/**
 * Adds the widget's script to its container and reports its state; undefined once it has a form.
 * @returns a function that removes the script and every element that it added
 */
export function startWidget(
  container: HTMLElement,
  src: string,
  report: (state: WidgetState | undefined) => void,
): () => void {
  const before = new Set(document.querySelectorAll(outside));
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  report("loading");
  const slow = setTimeout(() => report("slow"), SLOW_AFTER);
  const end = (state?: "failed") => {
    clearTimeout(slow);
    report(state);
  };
  script.addEventListener("error", () => end("failed"));
  // A script that loads but throws fires its error event on window.
  const failOnThrow = () => document.currentScript === script && end("failed");
  window.addEventListener("error", failOnThrow);

  const observer = new MutationObserver(() => {
    if (container.querySelector(controls)) end();
  });
  observer.observe(container, { childList: true, subtree: true });
  container.append(script);

  return () => {
    clearTimeout(slow);
    window.removeEventListener("error", failOnThrow);
    observer.disconnect();
    container.replaceChildren();
    for (const element of document.querySelectorAll(outside))
      if (!before.has(element)) element.remove();
  };
}
