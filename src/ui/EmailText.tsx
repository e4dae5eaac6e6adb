/** A text with an e-mail address in it, which breaks after its @ where the line is too short. */
export function EmailText({ children }: { children: string }) {
  const at = children.indexOf("@") + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
