import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import { phoneHref, textHref } from "../lib/contact-links.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./ReachNow.module.css";

interface Props {
  business: Pick<Business, "phone" | "textable">;
  /** Precedes the phone number. */
  call: string;
  /** The text of the button that opens a text message. */
  textUs: string;
  /** A button that leads. */
  children?: ReactNode;
}

/** Whether the business is open, and buttons that call and, where the number takes it, text. */
export function ReachNow({ business: { phone, textable }, call, textUs, children }: Props) {
  return (
    <div>
      <OpenNow />
      <div className={`row ${styles.ways}`}>
        {children}
        <ButtonLink href={phoneHref(phone)} variant="quiet">
          {`${call} ${phone}`}
        </ButtonLink>
        {textable && (
          <ButtonLink href={textHref(phone)} variant="quiet">
            {textUs}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
