import { createContext } from "react";
import type { FieldText } from "./form-values.ts";

interface Fields {
  form: string;
  texts: Readonly<Record<string, FieldText>>;
  problems: ReadonlyMap<string, string>;
  /** Whether the message is being sent, and the fields can't be changed. */
  sending: boolean;
}

export const FieldsContext = createContext<Fields | null>(null);
