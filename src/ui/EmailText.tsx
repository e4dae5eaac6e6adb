/**
 * A text that may end in an e-mail address, which takes a line of its own before it wraps after its @.
 * It is a single element, so that a flex container lays it out as one item.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.indexOf("@") + 1;
  if (at === 0) return <span>{children}</span>;
  const start = children.lastIndexOf(" ") + 1;
  const address = (
    <span className={start > 0 ? "keep-together" : undefined}>
      {children.slice(start, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
  if (start === 0) return address;
  return (
    <span>
      {children.slice(0, start)}
      {address}
    </span>
  );
}
