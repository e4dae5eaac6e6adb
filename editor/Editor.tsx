import { useEffect, useRef } from "react";
import "./editor.css";
import { Fields } from "./Fields.tsx";
import { useFile } from "./use-file.ts";

/** The form for one file of content/, beside the page that shows it. */
export function Editor() {
  const { shown, status, edit, write, discard, choose } = useFile("business.yaml");
  const preview = useRef<HTMLIFrameElement>(null);
  // A saved change reloads every page, but the form must stay as it is: only the preview follows. A
  // listener that never ends keeps this page from being reloaded.
  useEffect(() => {
    const follow = () => {
      showAgain(preview.current);
      return new Promise<never>(() => {});
    };
    import.meta.hot?.on("vite:beforeFullReload", follow);
    return () => import.meta.hot?.off("vite:beforeFullReload", follow);
  }, []);

  if (!shown) return <p role="status">{status || "Reading content/ …"}</p>;
  const { path, unsaved } = shown;
  const { files, fields, markdown, problems } = shown.answer;
  const names = new Set(fields.map(({ name }) => name.split(" ")[0]));
  const address = files.find((file) => file.path === path)?.preview;
  const elsewhere = problems.filter(
    ({ file, field }) => file !== `content/${path}` || !names.has(field.split(" ")[0] ?? ""),
  );
  return (
    <main>
      <form onSubmit={(event) => event.preventDefault()}>
        <header>
          <label htmlFor="file">File</label>
          <select
            id="file"
            disabled={unsaved}
            value={path}
            onChange={(event) => choose(event.target.value)}
          >
            {files.map((file) => (
              <option key={file.path}>{file.path}</option>
            ))}
          </select>
          <p role="status">{status}</p>
          {problems.length > 0 && (
            <button type="button" onClick={discard}>
              Discard the changes
            </button>
          )}
        </header>
        {elsewhere.map(({ file, line, field, message }) => (
          <p key={`${file}:${line} ${message}`} className="problem">
            {file}, line {line}: {field && `${field}: `}
            {message}
          </p>
        ))}
        <Fields fields={fields} problems={problems} edit={edit} />
        {markdown !== null && (
          <>
            <label htmlFor="text">Text</label>
            <textarea
              id="text"
              key={markdown}
              rows={30}
              defaultValue={markdown}
              onBlur={({ target: { value } }) => value !== markdown && write(value)}
            />
          </>
        )}
      </form>
      {/* A page that reloads itself would stay, where another one's address is still on its way. */}
      <iframe key={address} ref={preview} title="Preview" src={address} />
    </main>
  );
}

/** Loads the preview anew: the page it shows, or its first where none of this site has come yet. */
function showAgain(preview: HTMLIFrameElement | null) {
  const shown = preview?.contentDocument?.URL ?? "about:blank";
  if (shown === "about:blank") preview?.contentWindow?.location.replace(preview.src);
  else preview?.contentWindow?.location.reload();
}
