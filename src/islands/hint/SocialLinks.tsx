import { Tooltip } from "radix-ui";
import { useEffect, useRef } from "react";
import type { Business } from "../../schemas/business.ts";
import type { EveryPage } from "../../schemas/every-page.ts";
import { SocialIcon } from "../../ui/SocialIcon.tsx";
import { Boundary } from "../Boundary.tsx";
import { Hint } from "./Hint.tsx";
import styles from "./SocialLinks.module.css";

interface Props {
  social: Business["social"];
  names: EveryPage["social"];
  /** Said of an icon that leads nowhere yet. */
  comingSoon: string;
}

/** The social icons, each with its name as a tooltip. Its delays are spec §9's. */
export function SocialLinks(props: Props) {
  return (
    <Boundary island="SocialLinks">
      <Icons {...props} />
    </Boundary>
  );
}

function Icons({ social, names, comingSoon }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => answerWhatWokeUs(list.current), []);
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <ul ref={list} className={styles.links}>
        {social.map(({ network, url }) => {
          const name = url ? names[network] : `${names[network]}, ${comingSoon}`;
          // A link without a target is the ARIA way to say "a link, not usable yet".
          const target = url ? { href: url } : { role: "link", "aria-disabled": true, tabIndex: 0 };
          return (
            <li key={network}>
              <Hint text={name}>
                <a {...target} className={styles.link}>
                  <SocialIcon network={network} />
                  <span className="visually-hidden">{name}</span>
                </a>
              </Hint>
            </li>
          );
        })}
      </ul>
    </Tooltip.Provider>
  );
}

/** The pointer or focus that made this script come is told again, now that somebody listens. */
function answerWhatWokeUs(list: HTMLElement | null): void {
  const focused = list?.querySelector("a:focus-visible");
  focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  // A tap leaves :hover behind, and tooltips do not answer taps. What pointer it was before the page's
  // script came, nobody knows; where the first one can't hover, it was a finger.
  const wokenBy = list?.closest<HTMLElement>("[data-woken-by]")?.dataset.wokenBy;
  const finger = wokenBy ? wokenBy === "touch" : !matchMedia("(hover: hover)").matches;
  if (finger) return;
  const pointed = list?.querySelector("a:hover");
  pointed?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
}
