import type { ReactElement, ReactNode } from "react";
import { cloneElement } from "react";
import styles from "./ContactForm.module.css";
import type { FieldName } from "./fields.ts";

interface Props {
  name: FieldName;
  label: string;
  /** What is wrong with the field, said beside it. */
  problem: string | undefined;
  children: ReactElement<{
    id: string;
    name: string;
    required: boolean;
    "aria-invalid"?: true | undefined;
    "aria-describedby"?: string | undefined;
    children?: ReactNode;
  }>;
}

/** A required control with its label and, where there is one, its problem. */
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
      {cloneElement(children, {
        id,
        name,
        required: true,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": problem ? `${id}-problem` : undefined,
      })}
    </div>
  );
}
