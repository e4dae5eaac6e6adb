import type { Business } from "../content/schemas/business.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { phoneHref } from "../lib/contact-links.ts";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./OrCall.module.css";

interface Props {
  business: Pick<Business, "phone">;
  shared: Pick<SharedText, "orCall">;
}

/** The phone number in large type, and whether the business is open. */
export function OrCall({ business, shared }: Props) {
  return (
    <div>
      <p className="soft">{shared.orCall}</p>
      <a className={styles.call} href={phoneHref(business.phone)}>
        {business.phone}
      </a>
      <OpenNow />
    </div>
  );
}
