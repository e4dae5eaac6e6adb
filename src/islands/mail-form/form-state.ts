import type { FinishedMail } from "./finish-mail.ts";
import type { Control } from "./form-values.ts";

/** The problem of each invalid field, by its name. */
export type Problems = ReadonlyMap<string, string>;

/** What the last submit that was refused found, and its time. */
interface Refusal {
  problems: Problems;
  at: number;
}

export type FormState =
  /** The server's HTML. Until React has hydrated it, the browser's own validation answers. */
  | { step: "served" }
  | {
      step: "editing";
      problems: Problems;
      /** Its place is kept until the next submit, so that nothing moves under somebody who types. */
      refusal?: Refusal | undefined;
      /** The field that gets the focus. */
      focus?: Control | undefined;
      /** Whether the visitor has just removed a message. */
      cleared?: boolean;
    }
  | { step: "sending"; mail: FinishedMail; refusal?: Refusal | undefined }
  /** isNew: it was sent just now. */
  | { step: "finished"; mail: FinishedMail; isNew: boolean };

export type FormAction =
  | { type: "hydrate" }
  /** Problems that the last submit found, and that are left. */
  | { type: "type"; problems: Problems }
  | { type: "refuse"; problems: Problems; focus: Control | undefined; at: number }
  | { type: "send"; mail: FinishedMail }
  | { type: "finish"; mail: FinishedMail; isNew: boolean }
  | { type: "edit"; focus: Control | undefined }
  | { type: "clear" };

export const noProblems: Problems = new Map();

/** The next state of the form: served, then editing, sending and finished, and editing again. */
export function nextState(state: FormState, action: FormAction): FormState {
  const refusal = "refusal" in state ? state.refusal : undefined;
  switch (action.type) {
    case "hydrate":
      return { step: "editing", problems: noProblems };
    case "type":
      return { step: "editing", problems: action.problems, refusal };
    case "refuse": {
      const { problems, focus, at } = action;
      return { step: "editing", problems, focus, refusal: { problems, at } };
    }
    case "send":
      return { step: "sending", mail: action.mail, refusal };
    case "finish":
      return { step: "finished", mail: action.mail, isNew: action.isNew };
    case "edit":
      return { step: "editing", problems: noProblems, focus: action.focus };
    case "clear":
      return { step: "editing", problems: noProblems, cleared: true };
  }
}
