import { useCallback, useEffect, useRef, useState } from "react";
import type { EditAnswer, EditRequest } from "./api.ts";
import type { Edit } from "./edits.ts";
import type { Note } from "./notes.ts";
import type { Texts } from "./texts.ts";

/** Whether leaving would lose what was typed. */
export const unsaved = { current: false };

/** What was saved since the editor was opened, to undo it: the files as they were before. */
const saves: Texts[] = [];

/** A text field whose text has not been read yet. */
let isTyping = false;
export const typing = (is: boolean) => {
  isTyping = is;
  if (is) unsaved.current = true;
};

const stopped =
  "The editor has stopped, so nothing was saved. What you typed is still here: keep this page open. Run npm run edit again in the terminal, then press Try again.";

/** The number of requests without an answer. */
let pending = 0;
/** Whether the form shows the answer to everything that was typed. */
export const isSettled = () => pending === 0 && !isTyping;

interface Draft {
  edits: Edit[];
  base?: Texts;
  /** Set while an undo of a save waits to be saved itself. */
  restore?: Texts;
}

/** What the form shows. */
export interface Shown {
  answer: EditAnswer | undefined;
  edits: readonly Edit[];
  status: string;
  /** What was saved last, until the next edit. */
  saved?: { label: string; changes: readonly string[]; doubts: readonly Note[] } | undefined;
  /** Whether saving was tried: until then, only edited fields show their problems. */
  isTried: boolean;
  isStopped: boolean;
  canUndo: boolean;
}

/** The form of a task with the edits that are not saved yet, and the actions on them. */
export function useDraft(task: string) {
  const [shown, setShown] = useState<Shown>({
    answer: undefined,
    ...{ edits: [], status: "Loading…", isTried: false, isStopped: false, canUndo: false },
  });
  const draft = useRef<Draft>({ edits: [] });
  const last = useRef(Promise.resolve());

  // One click can leave a changed field and press a button. So requests run one after another.
  const ask = useCallback(
    (change: (draft: Draft) => Draft, save?: EditRequest["save"], isQuiet = false) => {
      pending++;
      const askNow = async () => {
        const before = draft.current;
        draft.current = change(before);
        const request = { task, ...draft.current, ...(save && { save }) };
        let status = "";
        let saved: Shown["saved"];
        let answer: EditAnswer | undefined;
        let isStopped = false;
        try {
          answer = await send(request);
          if (answer.saved) {
            if (!request.restore) saves.push(answer.saved.before);
            const { words: changes, doubts } = answer.saved;
            saved = { label: request.restore ? "Undone" : "Saved", changes, doubts };
            draft.current = { edits: [], base: answer.base };
          } else {
            // Edits without an effect, like a number in another form, are none.
            const { edits, ...rest } = draft.current;
            draft.current = { ...rest, edits: answer.isChange ? edits : [], base: answer.base };
            status = statusOf(answer, request);
          }
        } catch (error) {
          isStopped = error instanceof TypeError;
          // The server did not take the edit; without a server, it waits for the next try.
          if (!isStopped) draft.current = before;
          status = isStopped ? stopped : String((error as Error).message);
        }
        pending--;
        const { edits, restore } = draft.current;
        unsaved.current = isTyping || edits.length > 0 || restore !== undefined;
        setShown((old) => ({
          ...{ answer: withPreview(answer, request, old.answer), edits, isStopped },
          status: isQuiet && answer ? old.status : status,
          saved: isQuiet && answer ? old.saved : saved,
          isTried: answer
            ? isTried(answer, request) || (old.isTried && edits.length > 0)
            : old.isTried,
          canUndo: edits.length > 0 || saves.length > 0,
        }));
      };
      last.current = last.current.then(askNow);
    },
    [task],
  );

  const refresh = useCallback(() => {
    if (!unsaved.current) ask((old) => (unsaved.current ? old : { edits: [] }), false, true);
  }, [ask]);
  useEffect(() => {
    draft.current = { edits: [] };
    ask((old) => old);
    const askFirst = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    // Another program may have changed the files.
    window.addEventListener("focus", refresh);
    window.addEventListener("beforeunload", askFirst);
    return () => {
      window.removeEventListener("focus", refresh);
      window.removeEventListener("beforeunload", askFirst);
      isTyping = false;
      unsaved.current = false;
    };
  }, [ask, refresh]);

  return {
    shown,
    refresh,
    edit: (edit: Edit) => ask(({ edits, ...rest }) => ({ ...rest, edits: [...edits, edit] })),
    save: (mine = false) => ask((old) => old, mine ? "mine" : true),
    /** Makes the edits to the files as they are now, and saves them. */
    saveBoth: () => ask(({ edits }) => ({ edits }), true),
    /** Returns to the files as they are now. */
    discard: () => ask(() => ({ edits: [] })),
    /** Undoes the last edit or, without one, the last save. */
    undo: () => {
      const isEdited = draft.current.edits.length > 0;
      const before = isEdited ? undefined : saves.pop();
      if (before) ask(({ base }) => ({ edits: [], restore: before, ...(base && { base }) }), true);
      else ask(({ edits, ...rest }) => ({ ...rest, edits: edits.slice(0, -1) }));
    },
  };
}

/** The answer, with the place of the last edit in the preview if there is no newer one. */
function withPreview(answer: EditAnswer | undefined, { edits }: EditRequest, old?: EditAnswer) {
  if (!answer || !old || edits.length > 0) return answer ?? old;
  return { ...answer, preview: old.preview };
}

const isTried = (answer: EditAnswer, { save, edits }: EditRequest) =>
  !answer.saved && answer.problems.length > 0 && (Boolean(save) || edits.length === 0);

function statusOf(answer: EditAnswer, { save, edits }: EditRequest): string {
  const { problems, conflict, isChange } = answer;
  if (conflict) return "Not saved: the same file was changed elsewhere. Choose above what to keep.";
  if (save && problems.length > 0) return "Not saved yet: change the marked fields.";
  if (edits.length > 0 && isChange) return "Not saved yet.";
  return save ? "No changes." : "";
}

async function send(request: EditRequest): Promise<EditAnswer> {
  const response = await fetch("/edit-api", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}
