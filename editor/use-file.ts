import { useCallback, useEffect, useRef, useState } from "react";
import type { EditAnswer, EditRequest } from "./api.ts";
import type { Edit } from "./yaml-edit.ts";

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

/** A file of content/ with the edits that can't be saved yet. */
interface Shown {
  path: string;
  answer: EditAnswer;
  /** Whether choosing another file would lose edits. */
  unsaved: boolean;
}

/** The file in the form, initially `first`, and the actions on it. */
export function useFile(first: string) {
  const [shown, setShown] = useState<Shown>();
  const [status, setStatus] = useState("");
  const draft = useRef(unchanged(first));
  const last = useRef(Promise.resolve());

  // One click can blur a changed field and change another one. So requests run one after another, and
  // each includes the edits that could not be saved before.
  const ask = useCallback((requestFor: (draft: EditRequest) => EditRequest) => {
    const askNow = async () => {
      const request = requestFor(draft.current);
      try {
        const answer = await send(request);
        draft.current = answer.problems.length > 0 ? request : unchanged(request.path);
        setShown({ path: request.path, answer, unsaved: isChange(draft.current) });
        setStatus(statusOf(answer, request));
      } catch (error) {
        setStatus(error instanceof Error ? error.message : String(error));
      }
    };
    last.current = last.current.then(askNow);
  }, []);

  useEffect(() => ask((file) => file), [ask]);

  // An edit belongs to the file on screen, even if another one is already loading.
  const path = shown?.path ?? first;
  const change = (changed: (draft: EditRequest) => EditRequest) =>
    ask((file) => changed(file.path === path ? file : unchanged(path)));

  return {
    shown,
    status,
    edit: (edit: Edit) => change((file) => ({ ...file, edits: [...file.edits, edit] })),
    write: (markdown: string) => change((file) => ({ ...file, markdown })),
    discard: () => change(() => unchanged(path)),
    /** Shows another file, unless that would lose edits. */
    choose: (other: string) => ask((file) => (isChange(file) ? file : unchanged(other))),
  };
}

const unchanged = (path: string): EditRequest => ({ path, edits: [] });

const isChange = ({ edits, markdown }: EditRequest) => edits.length > 0 || markdown !== undefined;

function statusOf({ saved, problems }: EditAnswer, request: EditRequest): string {
  if (saved) return "Saved.";
  if (problems.length > 0) return "Not saved: fix the marked fields, or discard the changes.";
  return isChange(request) ? "No changes." : "";
}
