import { useEffect, useRef, useState } from "react";
import { Fields } from "./Fields.tsx";
import { Changes, Lines } from "./Lines.tsx";
import { Preview } from "./Preview.tsx";
import { TaskLinks } from "./Start.tsx";
import { type Task, taskOf } from "./tasks.ts";
import { useDraft } from "./use-draft.ts";

const focusOn = (element: HTMLElement | null) => element?.focus();

/** The form of a task, beside the page that it changes. */
export function TaskForm({ task }: { task: Task }) {
  const { shown, edit, save, saveBoth, discard, undo, refresh } = useDraft(task.id);
  const { answer, edits, status, saved, isTried, isStopped, canUndo } = shown;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isTried]);
  const see = (task.see ?? []).flatMap((id) => taskOf(id) ?? []);

  return (
    <main className="task" data-previewed={isPreviewed}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A text that the Enter key submits is read when its field loses the focus.
          const { activeElement } = document;
          if (activeElement instanceof HTMLInputElement) {
            activeElement.blur();
            activeElement.focus();
          }
          save();
        }}
      >
        <p>
          <a href="#start">All tasks</a>
        </p>
        <h1 tabIndex={-1}>{task.title}</h1>
        {task.text && <p className="soft">{task.text}</p>}
        {answer?.conflict && (
          <section ref={focusOn} tabIndex={-1} className="problem" aria-label="Two changes">
            <p>A file of this form was changed elsewhere since you opened it. Nothing was saved.</p>
            <h2>Your change</h2>
            <Lines lines={answer.conflict.mine} />
            <h2>The other change, which is in the file now</h2>
            <Lines lines={answer.conflict.theirs} />
            <p className="row">
              {answer.conflict.both && (
                <button type="button" onClick={saveBoth}>
                  Keep both
                </button>
              )}
              <button type="button" onClick={discard}>
                Keep the other change
              </button>
              <button type="button" onClick={() => save(true)}>
                Keep mine instead
              </button>
            </p>
          </section>
        )}
        {answer && answer.rest.length > 0 && (
          <section className="problem" aria-label="Not in this form">
            <Lines lines={answer.rest} />
          </section>
        )}
        {answer && answer.others.length > 0 && (
          <section className="problem" aria-label="Also needs a change">
            <h2>Also needs a change</h2>
            <Fields
              fields={answer.others}
              problems={answer.problems}
              edits={edits}
              isTried
              edit={edit}
            />
          </section>
        )}
        {answer && (
          <Fields
            fields={answer.fields}
            problems={answer.problems}
            edits={edits}
            isTried={isTried}
            edit={edit}
          />
        )}
        {see.length > 0 && (
          <>
            <h2>You may also want to</h2>
            <TaskLinks tasks={see} />
          </>
        )}
        <footer className="row">
          <button type="submit" data-variant="main">
            {isStopped ? "Try again" : "Save"}
          </button>
          <button type="button" disabled={!canUndo} onClick={undo}>
            Undo
          </button>
          <button type="button" className="toggle" onClick={() => setIsPreviewed(!isPreviewed)}>
            {isPreviewed ? "See the form" : "See the page"}
          </button>
          {answer && edits.length === 0 && canUndo && <a href="#publish">Publish…</a>}
          <div role="status" data-wide={isStopped || undefined}>
            {saved ? <Changes {...saved} /> : <p>{status}</p>}
            {saved && saved.doubts.length > 0 && (
              <>
                <p>Please read this again. If you mean it, leave it:</p>
                <Lines
                  lines={saved.doubts.map((doubt) => (doubt.task === task.id ? doubt.text : doubt))}
                />
              </>
            )}
          </div>
        </footer>
      </form>
      {answer && <Preview {...answer.preview} onReload={refresh} />}
    </main>
  );
}
