import { useEffect, useRef, useState } from "react";
import type { SelfService } from "../../content/schemas/self-service.ts";
import { Boundary } from "../Boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { startWidget, type WidgetState } from "./widget.ts";

interface Props {
  labels: Pick<SelfService["request"], "loading" | "slow" | "failed">;
  /** The address of the widget's script. */
  src: string;
}

/** The help desk's own form, there while the page is shown and gone without trace after. */
export function HelpDesk(props: Props) {
  return (
    <Boundary island="HelpDesk">
      <TicketForm {...props} />
    </Boundary>
  );
}

function TicketForm({ labels, src }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>("loading");
  const hydrated = useHydrated();

  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop();
      if (container.current) stop = startWidget(container.current, src, setState);
    };
    const leave = () => stop();
    const comeBack = (event: PageTransitionEvent) => event.persisted && start();

    // A page that is only being prepared must not wake the help desk.
    if (document.prerendering)
      document.addEventListener("prerenderingchange", start, { once: true });
    else start();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      document.removeEventListener("prerenderingchange", start);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
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
