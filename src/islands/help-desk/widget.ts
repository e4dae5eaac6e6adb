export type WidgetState = "loading" | "slow" | "failed" | "ready";

/** After this many milliseconds without a form, the state becomes "slow". */
const SLOW_AFTER = 10_000;

/** What a visitor can fill in. */
const controls = "iframe, input:not([type=hidden]), select, textarea";

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
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  report("loading");
  const slow = setTimeout(() => report("slow"), SLOW_AFTER);
  const end = (state: "failed" | "ready") => {
    clearTimeout(slow);
    report(state);
  };
  script.addEventListener("error", () => end("failed"));
  // A script that loads but throws fires its error event on window.
  const failOnThrow = () => document.currentScript === script && end("failed");
  window.addEventListener("error", failOnThrow);

  const formObserver = new MutationObserver(() => {
    if (container.querySelector(controls)) end("ready");
  });
  formObserver.observe(container, { childList: true, subtree: true });

  const added: Element[] = [];
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
    formObserver.disconnect();
    collect(pageObserver.takeRecords());
    pageObserver.disconnect();
    container.replaceChildren();
    for (const element of added) element.remove();
  };
}
