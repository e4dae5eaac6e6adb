import type { Business } from "../content/schemas/business.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { Mark } from "../drawings/Mark.tsx";
import { phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Cable } from "../ui/Cable.tsx";
import { HoursInLine } from "./HoursInLine.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./SiteHeader.module.css";

interface Props {
  business: Business;
  shared: SharedText;
  links: readonly { href: string; label: string }[];
  /** The path of the current page. */
  current: string;
}

/**
 * The header of every page, where the cable starts. In narrow viewports the navigation is a popover:
 * the browser opens and closes it and exposes its state to assistive technology.
 */
export function SiteHeader({ business, shared, links, current }: Props) {
  // Of two boxes of text, some screen readers make two links.
  const call = `${shared.callLabel} ${business.phone}`;
  return (
    <>
      <div className={styles.start}>
        <Cable turns="top" className={styles.cable} />
      </div>
      <header className={`${styles.header} no-print`}>
        <a className="skip-link" href="#content">
          {shared.skipLink}
        </a>
        <div className={styles.bar}>
          <a className={styles.brand} href={routes.home}>
            <Mark className={styles.mark} />
            {business.name}
          </a>
          <a
            className={`${styles.call} ${styles.narrow}`}
            href={phoneHref(business.phone)}
            aria-label={call}
          >
            {shared.callLabel}
          </a>
          <button type="button" className={styles.toggle} popoverTarget="site-navigation">
            <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M1 4h18M1 10h18M1 16h18" />
              <path d="M3 3l14 14M3 17 17 3" />
            </svg>
            <span>{shared.menu}</span>
            <span>{shared.closeMenu}</span>
          </button>
          <nav
            id="site-navigation"
            className={styles.navigation}
            aria-label={shared.navigation}
            popover="auto"
          >
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={href === current ? "page" : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink className={styles.support} href={routes.contact}>
              {shared.supportButton}
            </ButtonLink>
            <OpenNow className={styles.narrow} />
            <p>
              <a className={styles.call} href={phoneHref(business.phone)} aria-label={call}>
                {`${shared.callLabel} `}
                <span className={styles.number}>{business.phone}</span>
              </a>
            </p>
            <p className={styles.narrow}>
              <HoursInLine hours={business.hours} shared={shared} />
            </p>
          </nav>
        </div>
      </header>
    </>
  );
}
