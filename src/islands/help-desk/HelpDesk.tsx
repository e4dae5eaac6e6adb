import { useEffect, useRef, useState } from "react";
import type { SelfService } from "../../content/schemas/self-service.ts";
import { useHydrated } from "../use-hydrated.ts";
import { startWidget, type WidgetState } from "./widget.ts";

interface Props {
  labels: Pick<SelfService["request"], "loading" | "slow" | "failed">;
  /** The URL of the widget's script. */
  src: string;
}

/** The help desk's third-party form. It runs while the page is shown and is removed when it is left. */
export function HelpDesk({ labels, src }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>("loading");
  const hydrated = useHydrated();

  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop();
      if (container.current) stop = startWidget(container.current, src, setState);
    };
    const onPageHide = () => stop();
    const onPageShow = (event: PageTransitionEvent) => event.persisted && start();

    // A prerendered page loads no third-party script until it is shown.
    if (document.prerendering)
      document.addEventListener("prerenderingchange", start, { once: true });
    else start();
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      document.removeEventListener("prerenderingchange", start);
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, [src]);

  return (
    <>
      <p role="status">{hydrated && state !== "ready" && labels[state]}</p>
      <div ref={container} id="zsfeedbackwidgetdiv" />
    </>
  );
}
