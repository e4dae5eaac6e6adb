import { useEffect, useRef } from "react";
import "./editor.css";
import { Fields } from "./Fields.tsx";
import { useFile } from "./use-file.ts";

/** The form for one file of content/, next to a preview of the page that shows it. */
export function Editor() {
  const { shown, status, edit, write, discard, choose } = useFile("business.yaml");
  const preview = useRef<HTMLIFrameElement>(null);
  // Vite reloads every page after a save, but the form must keep its state. Vite awaits this listener,
  // so a promise that never settles limits the reload to the preview.
  useEffect(() => {
    const reloadPreview = () => {
      reload(preview.current);
      return new Promise<never>(() => {});
    };
    import.meta.hot?.on("vite:beforeFullReload", reloadPreview);
    return () => import.meta.hot?.off("vite:beforeFullReload", reloadPreview);
  }, []);

  if (!shown) return <p role="status">{status || "Loading…"}</p>;
  const { path, unsaved } = shown;
  const { files, fields, markdown, problems } = shown.answer;
  const names = new Set(fields.map(({ name }) => name.split(" ")[0]));
  const previewUrl = files.find((file) => file.path === path)?.preview;
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
              Discard changes
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
      {/* The key replaces the frame: a reload during a change of src would load the old page again. */}
      <iframe key={previewUrl} ref={preview} title="Preview" src={previewUrl} />
    </main>
  );
}

/** Reloads the page in the preview, or its first page if none has loaded yet. */
function reload(preview: HTMLIFrameElement | null) {
  const shown = preview?.contentDocument?.URL ?? "about:blank";
  if (shown === "about:blank") preview?.contentWindow?.location.replace(preview.src);
  else preview?.contentWindow?.location.reload();
}
