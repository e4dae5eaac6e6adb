export type WidgetState = "loading" | "slow" | "failed" | "ready";

/** After this many milliseconds without a form, the state becomes "slow". */
const SLOW_AFTER = 10_000;

/** What a visitor can fill in. */
const controls = "iframe, input, select, textarea";

/** The elements that the widget adds outside its container. */
const outsideTags = new Set(["SCRIPT", "LINK", "STYLE", "IFRAME"]);

/**
 * Adds the widget's script to its container and reports the state of its form.
 * @returns a function that removes the script and every element that it added
 */
export function startWidget(
  container: HTMLElement,
  src: string,
  report: (state: WidgetState) => void,
): () => void {
  const added: Element[] = [];
  const reachable = new Map<Element, boolean>();
  let ready = false;
  let used = false;
  report("loading");

  const fail = () => {
    if (ready) return;
    clearTimeout(slow);
    report("failed");
  };
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  script.addEventListener("error", fail);
  // A script that loads but throws fires its error event on window.
  const failOnThrow = () => document.currentScript === script && fail();
  window.addEventListener("error", failOnThrow);

  /** Reports the form when it becomes visible, or when it disappears before it was used. */
  function look(): void {
    const found = [...container.querySelectorAll<HTMLElement>(controls)];
    for (const frame of found) if (frame instanceof HTMLIFrameElement) check(frame);
    const visible = found.some((each) => isVisible(each) && reachable.get(each) !== false);
    if (visible === ready) return;
    ready = visible;
    clearTimeout(slow);
    if (ready) report("ready");
    else if (!used) report("failed");
  }

  /** A frame that could not load fires the same event as one that could. */
  function check(frame: HTMLIFrameElement): void {
    if (reachable.has(frame) || !/^https?:/.test(frame.src)) return;
    reachable.set(frame, false);
    fetch(frame.src, { mode: "no-cors" }).then(() => {
      reachable.set(frame, true);
      look();
    }, fail);
  }

  // An invisible form never becomes one; a missing one may be on its way.
  const slow = setTimeout(
    () => report(container.querySelector(controls) ? "failed" : "slow"),
    SLOW_AFTER,
  );
  const use = () => {
    used = true;
  };
  container.addEventListener("focusin", use);
  const formObserver = new MutationObserver(look);
  formObserver.observe(container, { childList: true, subtree: true, attributes: true });
  // Style sheets that load later change what is visible without a mutation.
  const sizeObserver = new ResizeObserver(look);
  sizeObserver.observe(container);

  const collect = (records: MutationRecord[]) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof Element && outsideTags.has(node.tagName)) added.push(node);
    }
  };
  const pageObserver = new MutationObserver(collect);
  pageObserver.observe(document.head, { childList: true });
  pageObserver.observe(document.body, { childList: true });
  container.append(script);

  return () => {
    clearTimeout(slow);
    window.removeEventListener("error", failOnThrow);
    container.removeEventListener("focusin", use);
    formObserver.disconnect();
    sizeObserver.disconnect();
    collect(pageObserver.takeRecords());
    pageObserver.disconnect();
    container.replaceChildren();
    for (const element of added) element.remove();
  };
}

function isVisible(element: HTMLElement): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const shown = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true });
  return shown !== false && width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
}
