import { useEffect, useState } from "react";
import { Changes, FoldedLines } from "./Lines.tsx";
import type { PublishState, Step } from "./publish.ts";
import { inShort } from "./words.ts";

/** The changes that are not live yet, and the buttons that publish them or take the last ones back. */
export function PublishPanel() {
  const [state, setState] = useState<PublishState>();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const isRunning = steps.length > 0 && !steps.at(-1)?.result;
  useEffect(() => {
    const refresh = () => {
      post("state")
        .then((response) => response.json())
        .then(
          (next) => {
            setState(next);
            setSteps((all) => (all[0] === stopped ? [] : all));
          },
          () => setSteps([stopped]),
        );
    };
    if (!isRunning) refresh();
    // Git changes the files while it runs. Vite awaits this listener before it reloads the page.
    const stay = () => new Promise<never>(() => {});
    import.meta.hot?.on("vite:beforeFullReload", stay);
    window.addEventListener("focus", refresh);
    return () => {
      import.meta.hot?.off("vite:beforeFullReload", stay);
      window.removeEventListener("focus", refresh);
    };
  }, [isRunning]);

  // Before, the page was too short to scroll here.
  const isLoaded = state !== undefined;
  useEffect(() => {
    const heading = document.getElementById("publish");
    if (!isLoaded || window.location.hash !== "#publish") return;
    heading?.focus();
    heading?.scrollIntoView();
  }, [isLoaded]);

  const run = async (action: "publish" | "take-back") => {
    setSteps([{ text: "Starting" }]);
    try {
      for await (const step of stepsOf(await post(action))) setSteps((all) => [...all, step]);
    } catch {
      setSteps((all) => [...all, stopped]);
    }
  };
  const takeBack = () => {
    const question = `Take the last publish back? ${inShort(state?.takesBack ?? [])}`;
    if (window.confirm(question)) void run("take-back");
  };

  return (
    <section className="publish" aria-labelledby="publish">
      <h2 id="publish" tabIndex={-1}>
        Publish
      </h2>
      {!state && steps.length === 0 && <p>Looking for changes…</p>}
      {state?.obstacle && <p>{state.obstacle}</p>}
      {state && !state.obstacle && (
        <>
          <p>
            {state.changes.length > 0
              ? "These changes are not live yet:"
              : "Everything is published."}
          </p>
          <FoldedLines lines={state.changes} />
          {state.refused.length > 0 && (
            <div className="problem">
              <p>Change this before you publish:</p>
              <FoldedLines lines={state.refused} />
            </div>
          )}
          {state.doubts.length > 0 && (
            <>
              <p>Please read this again before you publish. If you mean it, leave it:</p>
              <FoldedLines lines={state.doubts} />
            </>
          )}
          {state.others.length > 0 && (
            <p className="soft">
              These files also differ, and Publish leaves them out: {state.others.join(", ")}
            </p>
          )}
          <p className="row">
            <button
              type="button"
              data-variant="main"
              disabled={isRunning || state.changes.length === 0 || state.refused.length > 0}
              onClick={() => void run("publish")}
            >
              Publish
            </button>
            <button
              type="button"
              disabled={isRunning || state.takesBack.length === 0}
              onClick={takeBack}
            >
              Take back
            </button>
          </p>
          {state.takesBack.length > 0 && (
            <Changes label="Take back will do this" changes={state.takesBack} />
          )}
          {state.noTakeBack && <p className="soft">{state.noTakeBack}</p>}
        </>
      )}
      <div role="log" aria-label="Progress">
        {steps.map(({ text, lines = [], result }, i) => (
          <div key={`${i} ${text}`} className={result === "failed" ? "problem" : undefined}>
            <p>
              {text}
              {result === "done" && ". Your host now builds the site; it is live in a few minutes."}
            </p>
            {result === "failed" && <FoldedLines lines={lines} />}
          </div>
        ))}
      </div>
    </section>
  );
}

const stopped: Step = {
  text: "The editor has stopped. Run npm run edit again in the terminal, then come back to this page.",
  result: "failed",
};

const post = (action: string) =>
  fetch("/edit-api/publish", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action }),
  });

/** The steps of a response, a line of JSON for each, as they arrive. */
async function* stepsOf({ body }: Response): AsyncGenerator<Step> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Step;
  }
}
