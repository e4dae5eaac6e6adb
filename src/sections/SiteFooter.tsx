import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Service } from "../content/schemas/service-list.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { Mark } from "../drawings/Mark.tsx";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { formatList, formatPlace } from "../lib/format.ts";
import { contactCard, routes } from "../lib/routes.ts";
import { Cable } from "../ui/Cable.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { HoursInLine } from "./HoursInLine.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./SiteFooter.module.css";

interface Props {
  business: Business;
  shared: SharedText;
  services: readonly Service[];
  /** The URL of this page. */
  url: string;
  /** The year of the copyright. */
  year: number;
  /** The social links. */
  children?: ReactNode;
}

/** The footer of every page: the business, its services and how to contact it. */
export function SiteFooter({ business, shared, services, url, year, children }: Props) {
  const { footer } = shared;
  const { email, place, hours } = business;
  return (
    <footer className={`${styles.footer} no-print`}>
      <span className={styles.hole} />
      <Cable turns="bottom" className={styles.cable} />
      <div className={`grid ${styles.parts}`}>
        <div className={styles.who}>
          <p className={styles.brand}>
            <Mark className={styles.mark} />
            {business.name}
          </p>
          <Paragraph className={styles.tagline}>{business.tagline}</Paragraph>
          {children}
        </div>
        <nav className={styles.lines} aria-labelledby="footer-services">
          <h2 id="footer-services">{footer.services}</h2>
          <ul>
            {services.map(({ id, name }) => (
              <li key={id}>
                <a href={`${routes.services}#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${styles.lines} ${styles.contact}`}>
          <h2>{footer.contact}</h2>
          <ul>
            <li>
              <a href={phoneHref(business.phone)}>{business.phone}</a>
            </li>
            <li>
              <a href={emailHref(email)}>
                <ContactText links={false}>{email}</ContactText>
              </a>
            </li>
            <li>
              <span>
                <span>{`${formatPlace(place)} `}</span>
                <span>{`${footer.area} ${formatList(place.serves)}`}</span>
              </span>
            </li>
            <li>
              <a href={routes.legal}>{footer.legal}</a>
            </li>
          </ul>
        </div>
        <div className={styles.end}>
          <h2>{footer.hours}</h2>
          <div>
            <HoursInLine hours={hours} shared={shared} />
            <OpenNow className={styles.now} />
          </div>
          <a className="target" href={contactCard}>
            {shared.saveNumber}
          </a>
        </div>
        <div className={styles.last}>
          <p>
            © <span id="year">{year}</span>
            {` ${business.name}. `}
            <span className="keep-together">
              <ContactText>{footer.copyright}</ContactText>
            </span>
          </p>
          <a className="target" href={emailHref(email, `${footer.report}: ${url}`)}>
            {footer.report}
          </a>
        </div>
      </div>
    </footer>
  );
}
