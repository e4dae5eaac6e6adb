import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Business } from "../../content/schemas/business.ts";
import type { SharedText } from "../../content/schemas/shared.ts";
import { SocialIcon } from "../../ui/SocialIcon.tsx";
import styles from "./SocialLinks.module.css";

interface Props {
  social: Business["social"];
  names: SharedText["social"];
  /** Added to the name of an icon without a URL. */
  comingSoon: string;
}

/** The social icons, each with its name as a tooltip. The delays are those of spec §9. */
export function SocialLinks({ social, names, comingSoon }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState("");
  useEffect(() => replayInteraction(list.current), []);
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <ul ref={list} className={styles.links}>
        {social.map(({ network, url }) => {
          const name = url ? names[network] : `${names[network]}, ${comingSoon}`;
          // The ARIA pattern for a link that is not usable yet.
          const target = url ? { href: url } : { role: "link", "aria-disabled": true, tabIndex: 0 };
          return (
            <li key={network}>
              <Tooltip text={name} open={open} setOpen={setOpen}>
                <a {...target} className={styles.link}>
                  <SocialIcon network={network} />
                  <span className="visually-hidden">{name}</span>
                </a>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </Radix.Provider>
  );
}

/** Replays the hover or focus that triggered hydration. */
function replayInteraction(list: HTMLElement | null): void {
  const focused = list?.querySelector("a:focus-visible");
  focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  // Taps leave :hover set but must not open a tooltip.
  if (!matchMedia("(hover: hover)").matches) return;
  const hovered = list?.querySelector("a:hover");
  hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
}

interface TooltipProps {
  text: string;
  /** The text of the tooltip that is open: only one at a time. */
  open: string;
  setOpen: (change: (now: string) => string) => void;
  children: ReactElement;
}

/** How long the tooltip stays after the pointer has left, in milliseconds. */
const gracePeriod = 300;

/**
 * Shows an icon's name on hover or focus. Without Radix's portal, which would put the text at the end
 * of the body, outside every landmark.
 */
function Tooltip({ text, open, setOpen, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen((now) => (now === text ? "" : now));

  // Radix closes it when the page scrolls, also when the focus itself scrolls the icon into view.
  function change(next: boolean): void {
    if (next) setOpen(() => text);
    else if (!trigger.current?.matches(":focus-visible")) close();
  }

  // Radix closes it when the pointer moves outside. A pointer that leaves in one jump does not move.
  function closeSoon({ currentTarget }: { currentTarget: Element }): void {
    const item = currentTarget.closest("li");
    setTimeout(() => {
      if (!item?.matches(":hover")) change(false);
    }, gracePeriod);
  }

  return (
    <Radix.Root open={open === text} onOpenChange={change}>
      <Radix.Trigger asChild ref={trigger} onPointerLeave={closeSoon}>
        {children}
      </Radix.Trigger>
      <Radix.Content
        className={styles.tooltip}
        side="bottom"
        sideOffset={4}
        onEscapeKeyDown={close}
        onPointerLeave={closeSoon}
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
