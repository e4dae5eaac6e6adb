import type { FinishedMail } from "./finish-mail.ts";

/** The problem of each invalid field, by its name. */
export type Problems = ReadonlyMap<string, string>;

/** What the last submit that was refused found, and its time. */
interface Refusal {
  problems: Problems;
  at: number;
}

export interface Editing {
  step: "editing";
  problems: Problems;
  /** Its place is kept until the next submit, so that nothing moves under somebody who types. */
  refusal?: Refusal | undefined;
  cleared?: boolean;
}

/** Served, then editing, sending and finished, and editing again. */
export type FormState =
  /** The server's HTML. Until React has hydrated it, the browser's own validation answers. */
  | { step: "served" }
  | Editing
  | { step: "sending"; mail: FinishedMail; refusal?: Refusal | undefined }
  /** isNew: it was sent just now. */
  | { step: "finished"; mail: FinishedMail; isNew: boolean };

export const noProblems: Problems = new Map();
