import type { ReactNode } from "react";
import styles from "./ContactForm.module.css";
import type { FieldName } from "./fields.ts";

/** What a field passes to its input, select or textarea. */
interface ControlProps {
  id: string;
  name: FieldName;
  required: true;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props {
  name: FieldName;
  label: string;
  /** The validation message; undefined for a valid field. */
  problem: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A required form field: a label, a control and, if invalid, its validation message. */
export function Field({ name, label, problem, children }: Props) {
  const id = `contact-${name}`;
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {children({
        id,
        name,
        required: true,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": problem ? `${id}-problem` : undefined,
      })}
    </div>
  );
}
