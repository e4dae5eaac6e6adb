import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import { phoneHref, textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./ReachNow.module.css";

interface Props {
  business: Pick<Business, "phone" | "textable">;
  /** Precedes the phone number. */
  call: string;
  /** The text of the button that opens a text message. */
  textUs: string;
  /** The text of the first button, which stands out. */
  first: string;
  /** Where the first button leads: the page of the contact form by default. */
  firstHref?: string;
  /** More buttons. */
  children?: ReactNode;
}

/** Whether the business is open, and buttons: the first, one that calls and, where the number takes it, one that texts. */
export function ReachNow({
  business,
  call,
  textUs,
  first,
  firstHref = routes.contact,
  children,
}: Props) {
  const { phone, textable } = business;
  return (
    <div>
      <OpenNow />
      <div className={`row ${styles.ways}`}>
        <ButtonLink href={firstHref}>{first}</ButtonLink>
        <ButtonLink href={phoneHref(phone)} variant="quiet">
          {`${call} ${phone}`}
        </ButtonLink>
        {textable && (
          <ButtonLink href={textHref(phone)} variant="quiet">
            {textUs}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
