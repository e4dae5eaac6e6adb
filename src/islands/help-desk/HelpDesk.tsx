import { useEffect, useRef, useState } from "react";
import type { SelfService } from "../../content/schemas/self-service.ts";
import { startWidget, type WidgetState } from "./widget.ts";

interface Props {
  labels: Pick<SelfService["request"], WidgetState>;
  src: string;
}

/** The help desk's third-party form. It runs while the page is shown and is removed when it is left. */
export function HelpDesk({ labels, src }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let stop = () => {};
    const start = () => {
      stop();
      if (container.current) stop = startWidget(container.current, src, setState);
    };
    setState("loading");
    // A prerendered page loads no third-party script until it is shown.
    if (document.prerendering)
      document.addEventListener("prerenderingchange", start, { once: true, signal });
    else start();
    window.addEventListener("pagehide", () => stop(), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && start(), { signal });
    return () => {
      listeners.abort();
      stop();
    };
  }, [src]);

  return (
    <>
      <p aria-live="polite">{state && labels[state]}</p>
      <div ref={container} id="zsfeedbackwidgetdiv" />
    </>
  );
}
