import { phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import type { Business } from "../schemas/business.ts";
import type { EveryPage } from "../schemas/every-page.ts";
import type { Headed } from "../schemas/text.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Closing.module.css";
import { ContactText } from "./ContactText.tsx";
import { OpeningHours } from "./OpeningHours.tsx";

interface Props extends Headed {
  button: string;
  words: EveryPage;
  /** Whether the cable comes over from the right. */
  turn?: boolean;
  business: Pick<Business, "phone" | "hours">;
}

/** The end of a page: the cable is plugged in. Write to us, or call while we are open. */
export function Closing({ heading, text, button, words, business, turn = false }: Props) {
  return (
    <Section
      id="next-step"
      heading={heading}
      lane="left"
      turn={turn}
      band="sky"
      last
      className={styles.closing}
      data-print="no"
    >
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.go}>
        <ButtonLink href={routes.contact} variant="main">
          {button}
        </ButtonLink>
      </p>
      <div className={styles.side}>
        <p className="soft">{words.orCall}</p>
        <a className={styles.call} href={phoneHref(business.phone)}>
          {business.phone}
        </a>
        <OpeningHours hours={business.hours} closed={words.closed} />
      </div>
    </Section>
  );
}
