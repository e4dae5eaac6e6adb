import { type ComponentProps, createContext, useContext } from "react";
import type { FieldText } from "./controls.ts";
import styles from "./MailForm.module.css";

interface Fields {
  /** The id of the form. */
  form: string;
  texts: Readonly<Record<string, FieldText>>;
  /** The problem of each invalid field. */
  problems: Readonly<Record<string, string>>;
}

/** What the form tells its fields. */
export const FieldsContext = createContext<Fields>({ form: "", texts: {}, problems: {} });

interface Shared {
  /** The field's name, by which it finds its texts. */
  name: string;
  /** Whether it shares its line with another one, where there is room. */
  half?: boolean;
}

type Props = Shared &
  (
    | ({ as?: "input" } & ComponentProps<"input">)
    | ({ as: "select" } & ComponentProps<"select">)
    | ({ as: "textarea" } & ComponentProps<"textarea">)
  );

/** A field of a MailForm: its label, its control and, while it is invalid, its problem. */
export function Field({ name, half, as = "input", ...rest }: Props) {
  const { form, texts, problems } = useContext(FieldsContext);
  const id = `${form}-${name.replace(/\W+/g, "-")}`;
  const problem = problems[name];
  // The three kinds of controls take the same props here.
  const Control = as as "input";
  const type = as === "input" && { type: "text" };
  return (
    <div className={styles.field} data-field data-half={half || undefined}>
      <label htmlFor={id}>{texts[name]?.label}</label>
      {/* Firefox exposes an empty required field as invalid, unless aria-invalid says otherwise. */}
      <Control
        {...type}
        {...(rest as ComponentProps<"input">)}
        id={id}
        name={name}
        required={texts[name]?.missing !== undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
