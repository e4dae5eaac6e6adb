import type { ComponentProps } from "react";
import { ContactText } from "./ContactText.tsx";

/** A paragraph with its phone numbers and e-mail addresses as links. */
export function Paragraph({ children, ...rest }: ComponentProps<"p"> & { children: string }) {
  return (
    <p {...rest}>
      <ContactText>{children}</ContactText>
    </p>
  );
}
