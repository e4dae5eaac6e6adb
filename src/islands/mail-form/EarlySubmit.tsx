import { inlineScript } from "../../lib/inline-script.ts";
import { composeBody, type MailText } from "../../lib/mail-text.ts";

interface Props {
  /** The id of the form. */
  id: string;
  mail: MailText;
}

/**
 * For a form that is sent before React has hydrated it, or without React: opens the mail app with the
 * same text. Follows the form, beside which nothing else may be in its parent.
 */
export function EarlySubmit({ id, mail }: Props) {
  const script = inlineScript(listen, id, mail, composeBody);
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Stores the values for the panel with the finished message, which React shows once it is there. Where
 * the history entry has a finished message, it reserves the panel's place, so that nothing moves then.
 */
function listen(id: string, mail: MailText, compose: typeof composeBody): void {
  const place = document.currentScript?.parentElement;
  if (place && history.state?.[id]?.finished) place.dataset.finished = "";
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    // React's handler prevents the default before the event gets here.
    if (form.id !== id || event.defaultPrevented) return;
    event.preventDefault();
    const controls = form.querySelectorAll<HTMLInputElement>("[name]");
    const finished = Object.fromEntries(Array.from(controls, ({ name, value }) => [name, value]));
    history.replaceState({ ...history.state, [id]: { finished } }, "");
    const body = compose(mail, finished).replace(/\r?\n/g, "\r\n");
    location.href = `${form.action}&body=${encodeURIComponent(body)}`;
  });
}
