import { useCallback, useEffect, useState } from "react";
import type { EditAnswer, EditRequest } from "./api.ts";
import type { Edit } from "./yaml-edit.ts";

type Draft = Pick<EditRequest, "edits" | "markdown">;

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

/** A file of content/ with the changes that can't be saved yet. */
export function useFile(path: string) {
  const [answer, setAnswer] = useState<EditAnswer>();
  const [draft, setDraft] = useState<Draft>({ edits: [] });
  const [status, setStatus] = useState("");

  const change = useCallback(
    async (next: Draft) => {
      try {
        const now = await send({ path, ...next });
        setAnswer(now);
        setDraft(now.saved ? { edits: [] } : next);
        setStatus(statusOf(now, next));
      } catch (error) {
        setStatus(error instanceof Error ? error.message : String(error));
      }
    },
    [path],
  );

  useEffect(() => {
    void change({ edits: [] });
  }, [change]);

  return {
    answer,
    status,
    /** Changes that would be lost with another file. */
    unsaved: Boolean(answer?.problems.length) && isChange(draft),
    edit: (edit: Edit) => change({ ...draft, edits: [...draft.edits, edit] }),
    write: (markdown: string) => change({ ...draft, markdown }),
    discard: () => change({ edits: [] }),
  };
}

const isChange = ({ edits, markdown }: Draft) => edits.length > 0 || markdown !== undefined;

function statusOf({ saved, problems }: EditAnswer, draft: Draft): string {
  if (saved) return "Saved.";
  if (problems.length > 0) return "Not saved: mend what is marked, or discard the changes.";
  return isChange(draft) ? "Nothing has changed." : "";
}
