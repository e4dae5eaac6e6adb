import draw from "./Drawing.module.css";

/** The shop's cat, seen from behind. Origin: the sill it sits on, at its middle. */
export function Cat() {
  return (
    <>
      <path className={draw.cut} d="M-10 0q-4-13 5-19-3-5-1-12l4 4h6l4-4q2 7-1 12 9 6 5 19z" />
      <path className={draw.line} d="M6 0q8 2 6 10t4 10" />
    </>
  );
}
