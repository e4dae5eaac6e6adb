import type { ComponentProps, ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { Section } from "../ui/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";

interface Props {
  page: Contact;
  shared: SharedText;
  business: Business;
  closures: ComponentProps<typeof ContactDetails>["closures"];
  /** The form. */
  children?: ReactNode;
}

/** The contact form with the other ways to reach the business beside it. */
export function MessageSection({ page, shared, business, closures, children }: Props) {
  const { form, info } = page;
  return (
    <Section
      id="message"
      heading={form.heading}
      aside={
        <>
          <h2>{info.heading}</h2>
          <ContactDetails labels={info} shared={shared} business={business} closures={closures} />
        </>
      }
    >
      <div>{children}</div>
    </Section>
  );
}
