import type { Contact } from "../../content/schemas/contact.ts";
import { type MailDraft, webmailLinks } from "../../lib/mailto.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./FinishedMessage.module.css";

const webmails = ["gmail", "outlook", "outlookWork", "yahoo"] as const;

interface Props {
  labels: Contact["finished"];
  draft: MailDraft;
}

/** Links that open the message in a webmail. Hidden on phones, where they open only the inbox. */
export function WebmailLinks({ labels, draft }: Props) {
  const links = webmailLinks(draft);
  return (
    <div className={styles.webmail}>
      <p>{labels.webmail}:</p>
      <ul className={styles.row}>
        {webmails.map((name) => (
          <li key={name}>
            <ButtonLink
              variant="quiet"
              href={links[name]}
              target="_blank"
              rel="noopener noreferrer"
            >
              {labels[name]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
