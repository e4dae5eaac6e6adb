/** A status line in which its script says that the connection is back, once it is. */
export function BackOnline({ text }: { text: string }) {
  return <p id="back-online" aria-live="polite" data-text={text} />;
}
