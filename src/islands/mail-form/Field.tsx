import { clsx } from "clsx";
import { type ComponentProps, useContext } from "react";
import { FieldsContext } from "./fields-context.ts";
import styles from "./MailForm.module.css";

type Props<Name extends string> = {
  /** The field's name, by which it finds its texts. */
  name: Name;
  /** May set --basis, its width before it grows, to share its line with another field. */
  className?: string | undefined;
} & (
  | ({ as?: "input" } & Pick<ComponentProps<"input">, "type" | "autoComplete">)
  | ({ as: "select" } & Pick<ComponentProps<"select">, "children">)
  | ({ as: "textarea" } & Pick<ComponentProps<"textarea">, "rows">)
);

/** A field of a MailForm: its label, its control and, while it is invalid, its problem. */
export function Field<Name extends string>({
  name,
  className,
  as: Control = "input",
  ...rest
}: Props<Name>) {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error("A Field must be in a MailForm");
  const { form, texts, problems, sending } = fields;
  const id = `${form}-${name}`;
  const problem = problems.get(name);
  const type = Control === "input" && { type: "text" };
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{texts[name]?.label}</label>
      {/* Firefox exposes an empty required field as invalid, unless aria-invalid says otherwise. */}
      <Control
        {...type}
        {...rest}
        id={id}
        name={name}
        required={texts[name]?.missing !== undefined}
        readOnly={sending}
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
