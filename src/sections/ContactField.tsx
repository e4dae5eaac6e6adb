import type { ReactNode } from "react";
import styles from "./ContactForm.module.css";

/** What a field passes to its input, select or textarea. */
interface ControlProps {
  id: string;
  name: string;
  required: true;
  "aria-invalid": false;
}

interface Props {
  name: string;
  label: string;
  /** The validation message of the empty field. */
  missing: string;
  /** The validation message of a value of the wrong type. */
  invalid?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A required form field: a label, the place of its validation message, and a control. The message is
 * filled in by src/browser/contact/validation.ts.
 */
export function ContactField({ name, label, missing, invalid, children }: Props) {
  const id = `contact-${name}`;
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <p
        id={`${id}-problem`}
        className={styles.problem}
        data-missing={missing}
        data-invalid={invalid}
      />
      {/* Firefox exposes an empty required field as invalid, unless aria-invalid says otherwise. */}
      {children({ id, name, required: true, "aria-invalid": false })}
    </div>
  );
}
