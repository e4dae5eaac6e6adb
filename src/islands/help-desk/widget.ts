/** How far the help desk's form has come. */
export type WidgetState = "loading" | "slow" | "failed" | "ready";

/** After this many milliseconds without a form, the page says that it is taking long. */
const PATIENCE = 10_000;

/** What the widget leaves outside its container: its scripts, styles and frames. */
const leftBehind = new Set(["SCRIPT", "LINK", "STYLE", "IFRAME"]);

/**
 * Adds the widget's script to its container and tells how the form is coming along.
 * @returns what removes the script and everything it has made
 */
export function startWidget(
  container: HTMLElement,
  src: string,
  report: (state: WidgetState) => void,
): () => void {
  const made: Element[] = [];
  let ready = false;
  report("loading");

  const slow = setTimeout(() => report("slow"), PATIENCE);
  const fail = () => {
    if (ready) return;
    clearTimeout(slow);
    report("failed");
  };
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  script.addEventListener("error", fail);
  // A script that came but can't be run, or stops on its way, has no error event of its own.
  const noticeCrash = () => document.currentScript === script && fail();
  window.addEventListener("error", noticeCrash);

  const watchForm = new MutationObserver(() => {
    if (ready || !container.querySelector("form, iframe, input, textarea")) return;
    ready = true;
    clearTimeout(slow);
    report("ready");
  });
  watchForm.observe(container, { childList: true, subtree: true });

  const note = (records: MutationRecord[]) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof Element && leftBehind.has(node.tagName)) made.push(node);
    }
  };
  const watchPage = new MutationObserver(note);
  watchPage.observe(document.head, { childList: true });
  watchPage.observe(document.body, { childList: true });
  container.append(script);

  return () => {
    clearTimeout(slow);
    window.removeEventListener("error", noticeCrash);
    watchForm.disconnect();
    note(watchPage.takeRecords());
    watchPage.disconnect();
    container.replaceChildren();
    for (const element of made) element.remove();
  };
}
