import { useEffect, useRef } from "react";
import { unsaved } from "./use-draft.ts";

interface Props {
  path: string;
  /** Texts near the last change, the closest first. */
  find: readonly string[];
  /** Called when the content has changed on disk. */
  onReload: () => void;
}

/** The page that shows the change, scrolled to it. */
export function Preview({ path, find, onReload }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page) showIn(page, find);
  };
  const latest = useRef(show);
  const wanted = find.join("\n");
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => latest.current(), [wanted]);
  useEffect(() => {
    // Vite reloads every page after a save, but the form must keep its state. Vite awaits this
    // listener, so a promise that never settles limits the reload to the preview.
    const reloadPreview = () => {
      reload(frame.current);
      onReload();
      return new Promise<never>(() => {});
    };
    // Vite also reloads the page once a stopped server is back; what was typed must be saved first,
    // and what was saved be read: five seconds with nothing unsaved.
    const stay = async () => {
      for (let calm = 0; calm < 10; calm++) {
        if (unsaved.current) calm = 0;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    };
    import.meta.hot?.on("vite:beforeFullReload", reloadPreview);
    import.meta.hot?.on("vite:ws:disconnect", stay);
    return () => {
      import.meta.hot?.off("vite:beforeFullReload", reloadPreview);
      import.meta.hot?.off("vite:ws:disconnect", stay);
    };
  }, [onReload]);
  // The key replaces the frame: a reload during a change of src would load the old page again.
  return (
    <iframe
      key={path}
      ref={frame}
      title="Preview"
      src={path}
      onLoad={({ currentTarget: { contentWindow } }) => {
        // The next reload must not scroll back to where the page was.
        if (contentWindow) contentWindow.history.scrollRestoration = "manual";
        latest.current();
      }}
    />
  );
}

/** Reloads the page in the preview, or its first page if none has loaded yet. */
function reload(frame: HTMLIFrameElement | null) {
  const shown = frame?.contentDocument?.URL ?? "about:blank";
  if (shown === "about:blank") frame?.contentWindow?.location.replace(frame.src);
  else frame?.contentWindow?.location.reload();
}

/** Scrolls to the smallest element that has one of the texts, and outlines it for a moment. */
function showIn(page: Document, texts: readonly string[]) {
  const elements = [...page.querySelectorAll<HTMLElement>("body *:not(script, style)")];
  for (const text of texts) {
    // The longest part without a placeholder, with the quotes that the page has changed left out.
    const parts = text.split(/\{[^}]*\}/).map(plain);
    const part = parts.toSorted((a, b) => b.length - a.length)[0] ?? "";
    const found = elements.filter((element) => plain(textOf(element)).includes(part));
    const isHidden = (element: HTMLElement) =>
      Number(element.closest("[hidden], template") !== null);
    const smallest = found.toSorted(
      (a, b) => isHidden(a) - isHidden(b) || textLength(a) - textLength(b),
    )[0];
    if (part === "" || !smallest) continue;
    smallest.scrollIntoView({ block: "center" });
    smallest.animate(
      {
        outlineColor: ["currentColor", "transparent"],
        outlineStyle: ["solid", "solid"],
        outlineWidth: ["3px", "3px"],
        outlineOffset: ["4px", "4px"],
      },
      3000,
    );
    return;
  }
}

const plain = (text: string) =>
  text
    .replaceAll(/["'“”‘’*_#[\]]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
/** The text content of an element, or the alternative text of an image. */
const textOf = (element: HTMLElement) => element.textContent || (element.getAttribute("alt") ?? "");
const textLength = (element: HTMLElement) => textOf(element).length;
