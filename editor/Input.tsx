import { type FocusEvent, useEffect, useState } from "react";
import type { Edit } from "./edits.ts";
import type { Field } from "./form.ts";
import { isSettled, typing } from "./use-draft.ts";

interface Props {
  id: string;
  field: Exclude<Field, { kind: "group" | "list" }>;
  describedBy: string;
  isInvalid: boolean;
  edit: (edit: Edit) => void;
}

/** The control for one value. A text is read when its field loses the focus. */
export function Input({ id, field, describedBy, isInvalid, edit }: Props) {
  const { file, path } = field;
  const set = (value: string | string[]) => edit({ kind: "set", file, path, value });
  const [isIncomplete, setIsIncomplete] = useState(false);
  // A typed text that means the value of the file is replaced by it.
  useEffect(() => {
    const control = document.getElementById(id);
    if (field.kind !== "text" || !isSettled() || control === document.activeElement) return;
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (!control.validity.badInput) control.value = field.value;
    }
  }, [id, field]);
  const shared = {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": isInvalid || isIncomplete || undefined,
  };
  if (field.kind === "days") {
    return field.options.map((day) => (
      <label key={day} className="day">
        <input
          type="checkbox"
          checked={field.value.includes(day)}
          onChange={({ target: { checked } }) =>
            set(
              field.options.filter((each) => (each === day ? checked : field.value.includes(each))),
            )
          }
        />
        {day}
      </label>
    ));
  }
  if (field.kind === "choice") {
    return (
      <select {...shared} value={field.value} onChange={(event) => set(event.target.value)}>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const text = {
    ...shared,
    key: field.value,
    defaultValue: field.value,
    onInput: () => typing(true),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Of a date that is half typed, the browser gives nothing.
      setIsIncomplete(target.validity.badInput);
      if (target.validity.badInput) return;
      typing(false);
      if (target.value !== field.value) set(target.value);
    },
  };
  const { key, ...rest } = text;
  if (field.input === "long") return <textarea key={key} rows={3} {...rest} />;
  const isPicker = field.input === "date" || field.input === "time";
  const isReadable = field.value === "" || /^[\d:-]+$/.test(field.value);
  const type = isPicker && isReadable ? field.input : "text";
  return (
    <>
      <input
        key={key}
        type={type}
        inputMode={field.input === "number" ? "decimal" : undefined}
        {...rest}
      />
      {isIncomplete && <p className="problem">This {field.input} is not complete.</p>}
    </>
  );
}
