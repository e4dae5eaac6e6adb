/**
 * A text with an e-mail address in it, which breaks after its @ where the line is too short.
 * One element, so that a flex container around it doesn't take it for two items.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.indexOf("@") + 1;
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
