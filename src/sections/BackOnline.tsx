import { inlineScript } from "../lib/inline-script.ts";

/** Says that the connection is back, once it is. */
export function BackOnline({ text }: { text: string }) {
  return (
    <p aria-live="polite">
      <script dangerouslySetInnerHTML={{ __html: inlineScript(sayWhenBack, text) }} />
    </p>
  );
}

function sayWhenBack(text: string): void {
  const line = document.currentScript?.parentElement;
  window.addEventListener("online", () => line?.replaceChildren(text));
}
