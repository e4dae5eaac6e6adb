import { useEffect, useRef, useState } from "react";
import type { Problem } from "../src/content/problem.ts";
import type { Edit } from "./edits.ts";
import type { Field } from "./form.ts";
import { Input } from "./Input.tsx";
import { capitalized } from "./words.ts";

interface Context {
  problems: readonly Problem[];
  /** The edits that are not saved yet. */
  edits: readonly Edit[];
  isTried: boolean;
  edit: (edit: Edit) => void;
}

type Of<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

/** The inputs for fields, groups and lists, with the problems below each. */
export function Fields({ fields, ...context }: Context & { fields: readonly Field[] }) {
  return fields.map((field) => (
    <OneField key={field.file + field.name} field={field} {...context} />
  ));
}

function OneField({ field, ...context }: Context & { field: Field }) {
  const { file, name, path, label, help } = field;
  const isEdited = context.edits.some(
    (each) => each.file === file && each.kind === "set" && `${each.path}` === `${path}`,
  );
  const problems =
    isEdited || context.isTried ? context.problems.filter((each) => isOf(each, field)) : [];
  const id = `${file} ${name || label}`.replaceAll(/[^\w]+/g, "-");
  const described = { help: help && `${id}-help`, problem: problems.length > 0 && `${id}-problem` };
  const hint = help && <small id={described.help}>{help}</small>;
  const errors = problems.length > 0 && (
    <p id={`${id}-problem`} className="problem">
      {capitalized([...new Set(problems.map(({ message }) => message))].join("; "))}
    </p>
  );
  if (field.kind === "group" || field.kind === "list") {
    return (
      <fieldset id={id}>
        <legend>{label}</legend>
        {hint}
        {errors}
        {field.kind === "list" ? (
          <List field={field} {...context} />
        ) : (
          <Group field={field} {...context} />
        )}
      </fieldset>
    );
  }
  const isDays = field.kind === "days";
  const Box = isDays ? "fieldset" : "div";
  const Name = isDays ? "legend" : "label";
  return (
    <Box className="field">
      <Name {...(!isDays && { htmlFor: id })}>{label}</Name>
      {hint}
      <Input
        id={id}
        field={field}
        describedBy={[described.help, described.problem].filter(Boolean).join(" ")}
        isInvalid={problems.length > 0}
        edit={context.edit}
      />
      {errors}
    </Box>
  );
}

const isOf = ({ file, field }: Problem, of: Field) =>
  file === `content/${of.file}` && field === of.name;

function Group({ field, ...context }: Context & { field: Of<"group"> }) {
  const { file, path, label, fields, optional, isSet } = field;
  const name = label.toLowerCase();
  if (!isSet) {
    return (
      <button type="button" onClick={() => context.edit({ kind: "add", file, path })}>
        Add {name}
      </button>
    );
  }
  return (
    <>
      <Fields fields={fields} {...context} />
      {optional && (
        <button
          type="button"
          onClick={() => asksFirst(label) && context.edit({ kind: "remove", file, path })}
        >
          Remove {name}
        </button>
      )}
    </>
  );
}

const asksFirst = (name: string) => window.confirm(`Remove “${name}”? You can undo it afterwards.`);

function List({ field, ...context }: Context & { field: Of<"list"> }) {
  const { file, path, label, fields, canAdd, canRemove, asksName } = field;
  const [open, setOpen] = useState<readonly number[]>([]);
  const [name, setName] = useState("");
  const list = useRef<HTMLDivElement>(null);
  // The control that has the focus after the next answer, and the number of entries then.
  const focus = useRef<{ selector: string; length: number }>(undefined);
  const { length } = fields;
  useEffect(() => {
    if (focus.current?.length !== length) return;
    list.current?.querySelector<HTMLElement>(focus.current.selector)?.focus();
    focus.current = undefined;
  });
  const focusNext = (selector: string, newLength: number) => {
    focus.current = { selector, length: newLength };
  };

  const add = () => {
    const nameInput = list.current?.querySelector<HTMLInputElement>(":scope > .add input");
    if (nameInput && !nameInput.reportValidity()) return;
    setOpen([...open, length]);
    focusNext(`:scope > ol > li:nth-child(${length + 1}) :is(input, select, textarea)`, length + 1);
    context.edit({ kind: "add", file, path, ...(asksName && { name: name.trim() }) });
    setName("");
  };
  const remove = (index: number, entry: Field) => {
    if (!asksFirst(entry.label)) return;
    setOpen(open.filter((each) => each !== index).map((each) => (each > index ? each - 1 : each)));
    focusNext(":scope > .add button", length - 1);
    context.edit({ kind: "remove", file, path: entry.path });
  };
  const move = (index: number, by: -1 | 1, entry: Field) => {
    const to = index + by;
    setOpen(open.map((each) => (each === index ? to : each === to ? index : each)));
    focusNext(`:scope > ol > li:nth-child(${to + 1}) > .actions [data-by="${by}"]`, length);
    context.edit({ kind: "move", file, path: entry.path, by });
  };

  return (
    <div ref={list}>
      <ol>
        {fields.map((entry, index) => (
          <li key={entry.name} className="entry">
            <Entry
              field={entry}
              {...context}
              isOpen={open.includes(index)}
              toggle={(isOpen) =>
                setOpen(isOpen ? [...open, index] : open.filter((each) => each !== index))
              }
            />
            <p className="actions">
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  data-by={by}
                  aria-label={`Move ${entry.label} ${by < 0 ? "up" : "down"}`}
                  aria-disabled={!fields[index + by]}
                  onClick={() => fields[index + by] && move(index, by, entry)}
                >
                  {by < 0 ? "↑" : "↓"}
                </button>
              ))}
              {canRemove && (
                <button
                  type="button"
                  aria-label={`Remove ${entry.label}`}
                  onClick={() => remove(index, entry)}
                >
                  ✕
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {canAdd && (
        <p className="add row">
          {asksName && (
            <input
              aria-label={`Name of the new entry in ${label.toLowerCase()}`}
              placeholder="Name"
              required
              pattern=".*\S.*"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
          <button type="button" onClick={add}>
            Add to {label.toLowerCase()}
          </button>
        </p>
      )}
    </div>
  );
}

interface EntryProps extends Context {
  field: Field;
  isOpen: boolean;
  toggle: (isOpen: boolean) => void;
}

/** An entry with several fields opens when it is pressed, and when something in it is wrong. */
function Entry({ field, isOpen, toggle, ...context }: EntryProps) {
  if (field.kind !== "group")
    return <OneField field={{ ...field, label: field.label }} {...context} />;
  const isWrong =
    context.isTried &&
    context.problems.some(
      (each) =>
        isOf(each, field) ||
        (each.file === `content/${field.file}` && each.field.startsWith(`${field.name} ›`)),
    );
  const amount = field.fields.find(({ path }) => path.at(-1) === "amount");
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => event.currentTarget.open !== isOpen && toggle(event.currentTarget.open)}
    >
      <summary>
        {field.label} {amount?.kind === "text" && amount.value && <b>${amount.value}</b>}
      </summary>
      {context.problems
        .filter((each) => context.isTried && isOf(each, field))
        .map(({ message }) => (
          <p key={message} className="problem">
            {capitalized(message)}
          </p>
        ))}
      <Fields fields={field.fields} {...context} />
    </details>
  );
}
