import * as Radix from "@radix-ui/react-tooltip";
import { useEffect, useRef, useState } from "react";
import type { Business } from "../../content/schemas/business.ts";
import type { SharedText } from "../../content/schemas/shared.ts";
import { SocialIcon } from "../../ui/SocialIcon.tsx";
import styles from "./SocialLinks.module.css";
import { Tooltip } from "./Tooltip.tsx";

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
              <Tooltip
                text={name}
                open={open === name}
                onOpenChange={(next) => setOpen((now) => nowOpen(now, name, next))}
              >
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

/** The icon whose tooltip is open, "" for none, after one was opened or closed. */
function nowOpen(before: string, name: string, open: boolean): string {
  if (open) return name;
  return before === name ? "" : before;
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
