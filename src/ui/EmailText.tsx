/**
 * A text with an e-mail address that may wrap after its @. It is a single element, so that a flex
 * container lays it out as one item.
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
