import { linesByFile } from "../support/sample-texts.ts";

/** A mistake that a refactoring can make. Its name says what a visitor would suffer. */
export interface Fault {
  file: string;
  name: string;
  /** The code to find, once in the file, and what replaces it. */
  find: string;
  replacement: string;
  /** The tests that are expected to fail: a file of tests/e2e or tests/built. */
  spec: string;
}

/** By file: "name ¦ find → replacement ⇒ spec". ∅ is nothing. */
export const faults = linesByFile(`
src/islands/notifications/Notifications.tsx
  a toast disappears after half a second ¦ duration={5000} → duration={500} ⇒ toasts
  a toast needs a longer swipe ¦ swipeThreshold={50} → swipeThreshold={150} ⇒ toasts
src/islands/social-links/SocialLinks.tsx
  the first hover opens no tooltip ¦ "pointermove" → "pointerenter" ⇒ tooltips
src/sections/ContactForm.tsx
  the form lacks the first service ¦ services.map( → services.slice(1).map( ⇒ screens
src/browser/contact/contact.ts
  two submits at once open two mails ¦ button.disabled = true; → ∅ ⇒ contact-mail
  ?service= chooses no service ¦ .get("service") → .get("topic") ⇒ deep-links
src/browser/contact/validation.ts
  an invalid field gets no focus ¦ first?.focus(); → ∅ ⇒ contact-form
src/browser/contact/finished-message.ts
  a webmail opens without the message ¦ webmailLinks(fitted) → webmailLinks({ ...fitted, body: "" }) ⇒ contact-finished
  a reload loses the message ¦ storeFinished(values); → ∅ ⇒ contact-finished
src/browser/contact/copying.ts
  copying fails silently ¦ return false; → return true; ⇒ contact-finished
src/browser/contact/leave-warning.ts
  leaving loses a long message ¦ window[method] → document[method] ⇒ contact-finished
src/islands/Boundary.tsx
  an island that fails leaves an empty place ¦ ...this.#served); → ); ⇒ broken-scripts
src/islands/help-desk/HelpDesk.tsx
  prerendering starts the help desk ¦ document.prerendering) → false) ⇒ self-service
src/islands/help-desk/widget.ts
  a help desk that fails says nothing ¦ report("failed"); → ∅ ⇒ self-service
  the help desk stays after leaving ¦ element.remove() → element ⇒ self-service
src/islands/legal-tabs/LegalTabs.tsx
  the right arrow key does not change the legal tab ¦ case "ArrowRight": → ∅ ⇒ legal
src/islands/legal-tabs/fragment.ts
  a link to a heading in the terms fails ¦ ?.contains(element) →  === element ⇒ legal
src/browser/after-paint.ts
  scripts delay the first paint ¦ painted.then(callback); → callback(); ⇒ budget
src/browser/menu.ts
  Back shows an open menu ¦ window.addEvent → document.addEvent ⇒ navigation
src/browser/open-now.ts
  the page says open after sleep ¦ addEventListener("focus", update); → ∅ ⇒ open-now
src/browser/prefetch.ts
  pages are prefetched for a visitor who saves data ¦ && !isMetered() → ∅ ⇒ budget
src/browser/today.ts
  the copyright year is the year of the build ¦ if (year) → if (!year) ⇒ print
src/service-worker/worker.ts
  the worker serves outdated prices ¦ inTime && !isTemporary(inTime) → false ⇒ offline
src/service-worker/release.ts
  a script can write into the cache ¦  && (await integrityOf(body)) === __FILES[path] → ∅ ⇒ offline
src/sections/SiteHeader.tsx
  Escape does not close the menu ¦ popover="auto" → popover="manual" ⇒ navigation
  the phone number is no phone link ¦ phoneHref(business.phone) → business.phone ⇒ screens
src/sections/RateTables.tsx
  a starting price looks like a fixed price ¦ {row.from &&  → {false &&  ⇒ screens
`).map(({ file, line }): Fault => {
  const [, name = "", find = "", replacement = "", spec = ""] =
    /^(.*) ¦ (.*) → (.*) ⇒ (.*)$/.exec(line) ?? [];
  return { file, name, find, replacement: replacement.replace("∅", ""), spec };
});
