import { useEffect, useRef, useState } from "react";
import "./editor.css";
import { Fields } from "./Fields.tsx";
import { useFile } from "./use-file.ts";

// A saved change reloads every page, but the form must stay as it is: only the preview follows. A
// listener that never ends keeps this page from being reloaded.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise<never>(() => {}));

/** The form for one file of content/, beside the page that shows it. */
export function Editor() {
  const [path, setPath] = useState("business.yaml");
  const { answer, status, saves, unsaved, edit, write, discard } = useFile(path);
  const preview = useRef<HTMLIFrameElement>(null);
  // A preview that was still loading while its page changed does not hear of the change.
  useEffect(() => {
    if (saves === 0) return;
    const reload = () => preview.current?.contentWindow?.location.reload();
    const timer = setTimeout(reload, 1500);
    return () => clearTimeout(timer);
  }, [saves]);

  if (!answer) return <p role="status">{status || "Reading content/ …"}</p>;
  const { files, fields, markdown, problems } = answer;
  const names = new Set(fields.map(({ name }) => name.split(" ")[0]));
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
            onChange={(event) => setPath(event.target.value)}
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
      <iframe
        ref={preview}
        title="Preview"
        src={files.find((file) => file.path === path)?.preview}
      />
    </main>
  );
}
