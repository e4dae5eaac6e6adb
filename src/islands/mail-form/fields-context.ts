import { createContext } from "react";
import type { FieldText } from "./form-values.ts";

interface Fields {
  /** The id of the form. */
  form: string;
  texts: Readonly<Record<string, FieldText>>;
  /** The problem of each invalid field. */
  problems: ReadonlyMap<string, string>;
  /** Whether the message is being sent, and the fields can't be changed. */
  sending: boolean;
}

/** What the form passes to its fields. */
export const FieldsContext = createContext<Fields>({
  form: "",
  texts: {},
  problems: new Map(),
  sending: false,
});
