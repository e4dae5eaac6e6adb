import * as Tooltip from "@radix-ui/react-tooltip";
import type { Business } from "../../content/schemas/business.ts";
import type { SharedText } from "../../content/schemas/shared.ts";
import styles from "./SocialLinks.module.css";

/** In outline. */
const icons = {
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.8V2.4A19 19 0 0 0 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7h-3V13h3v8z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.2-1.2v.1",
  youtube:
    "M4 6c2-.7 14-.7 16 0 1.3.5 1.3 11.5 0 12-2 .7-14 .7-16 0-1.3-.5-1.3-11.5 0-12zm6 3v6l5-3z",
};

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
                    <svg
                      className={styles.icon}
                      viewBox="0 0 24 24"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.75"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                      aria-hidden="true"
                    >
                      <path d={icons[network]} />
                    </svg>
                    <span className="visually-hidden">{name}</span>
                  </a>
                  {/* Hidden from assistive technology, which reads the same name from the link. */}
                  <Tooltip.Content
                    className={styles.tooltip}
                    side="bottom"
                    collisionPadding={28}
                    aria-hidden="true"
                  >
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
