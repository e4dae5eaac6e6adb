import * as Tooltip from "@radix-ui/react-tooltip";
import type { Business } from "../../content/schemas/business.ts";
import type { SharedText } from "../../content/schemas/shared.ts";
import { SocialIcon } from "./SocialIcon.tsx";
import styles from "./SocialLinks.module.css";

interface Props {
  social: Business["social"];
  names: SharedText["social"];
  /** Added to the name of an icon without a URL. */
  comingSoon: string;
}

/** The social icons, each with its name as a tooltip. docs/order.md has the delays. */
export function SocialLinks({ social, names, comingSoon }: Props) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      <ul className={styles.links}>
        {social.map(({ network, url }) => {
          const name = url ? names[network] : `${names[network]}, ${comingSoon}`;
          // The ARIA pattern for a link that is not usable yet.
          const target = url ? { href: url } : { role: "link", "aria-disabled": true, tabIndex: 0 };
          return (
            <Tooltip.Root key={network}>
              {/* The item has the tooltip in it, so that a pointer on the tooltip has not left the item. */}
              <Tooltip.Trigger asChild>
                <li aria-describedby={undefined}>
                  <a {...target} className={styles.link}>
                    <SocialIcon network={network} />
                    <span className="visually-hidden">{name}</span>
                  </a>
                  {/* Hidden from assistive technology, which reads the same name from the link. */}
                  <Tooltip.Content className={styles.tooltip} side="bottom" aria-hidden="true">
                    {name}
                  </Tooltip.Content>
                </li>
              </Tooltip.Trigger>
            </Tooltip.Root>
          );
        })}
      </ul>
    </Tooltip.Provider>
  );
}
