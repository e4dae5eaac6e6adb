import type { Problem } from "../src/content/problem.ts";
import type { Field } from "./form.ts";
import type { Edit } from "./yaml-edit.ts";

interface Props {
  fields: readonly Field[];
  problems: readonly Problem[];
  edit: (edit: Edit) => void;
}

/** The inputs for fields, groups and lists, with the problems below each. */
export function Fields({ fields, problems, edit }: Props) {
  return fields.map((field) => (
    <div key={field.name} className="field">
      <OneField field={field} problems={problems} edit={edit} />
      {problems
        .filter(({ field: name }) => name === field.name)
        .map(({ message }) => (
          <p key={message} className="problem">
            {message}
          </p>
        ))}
    </div>
  ));
}

function OneField({ field, problems, edit }: Omit<Props, "fields"> & { field: Field }) {
  const { path, label, help } = field;
  const hint = help && <small>{help}</small>;
  switch (field.kind) {
    case "group":
      return (
        <fieldset>
          <legend>{label}</legend>
          {hint}
          <Fields fields={field.fields} problems={problems} edit={edit} />
        </fieldset>
      );
    case "list":
      return (
        <fieldset>
          <legend>{label}</legend>
          {hint}
          {field.fields.map((entry) => (
            <div key={entry.name} className="entry">
              <Fields fields={[entry]} problems={problems} edit={edit} />
              {field.fields.length > 1 && (
                <button type="button" onClick={() => edit({ kind: "remove", path: entry.path })}>
                  Remove {label.toLowerCase()} {entry.label}
                </button>
              )}
            </div>
          ))}
          {field.fields.length > 0 && (
            <button type="button" onClick={() => edit({ kind: "add", path })}>
              Add to {label.toLowerCase()}
            </button>
          )}
        </fieldset>
      );
    default:
      return (
        <>
          <label htmlFor={field.name}>{label}</label>
          {hint}
          <Input field={field} edit={edit} />
        </>
      );
  }
}

type Single = Exclude<Field, { kind: "group" | "list" }>;

function Input({ field, edit }: { field: Single; edit: Props["edit"] }) {
  const { path } = field;
  const set = (value: string | number | boolean | null) => edit({ kind: "set", path, value });
  switch (field.kind) {
    case "boolean":
      return (
        <input
          id={field.name}
          type="checkbox"
          checked={field.value}
          onChange={(e) => set(e.target.checked)}
        />
      );
    case "choice":
      return (
        <select id={field.name} value={field.value} onChange={(e) => set(e.target.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    default:
      return (
        <textarea
          id={field.name}
          key={field.value}
          rows={Math.min(6, 1 + Math.floor(field.value.length / 60))}
          defaultValue={field.value}
          onBlur={({ target: { value } }) => {
            if (value !== field.value) edit(editOf(field, value));
          }}
        />
      );
  }
}

/**
 * The edit for typed text. Texts in content/ are single paragraphs, so lines are joined. Text that is
 * not a number is sent as text, so that the check explains what is wrong.
 */
function editOf({ kind, path, whenEmpty }: Extract<Single, { whenEmpty: unknown }>, typed: string) {
  const value = typed.trim().replaceAll(/\s*\n\s*/g, " ");
  if (value === "" && whenEmpty === "none") return { kind: "remove", path } as const;
  if (value === "" && whenEmpty === "null") return { kind: "set", path, value: null } as const;
  const isNumber = kind === "number" && value !== "" && Number.isFinite(Number(value));
  return { kind: "set", path, value: isNumber ? Number(value) : value } as const;
}
