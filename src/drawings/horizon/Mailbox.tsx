import draw from "../Drawing.module.css";

/** Contact: a mailbox with its flag up. */
export function Mailbox() {
  return (
    <>
      <path className={draw.cut} d="M452-96h14V0h-14z" />
      <path className={draw.surface} d="M380-96v-44a34 34 0 0 1 34-34h96a34 34 0 0 1 34 34v44z" />
      <path className={draw.deep} d="M380-96v-44a34 34 0 0 1 68 0v44z" />
      <path className={draw.lamp} d="M500-206h34v20h-34zM404-130h20v6h-20z" />
      <path
        className={draw.line}
        d="M380-96v-44a34 34 0 0 1 34-34h96a34 34 0 0 1 34 34v44zM448-96v-44a34 34 0 0 0-34-34M500-128v-78h34v20h-34"
      />
    </>
  );
}
