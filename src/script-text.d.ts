/** A module as the text of a script (scripts/bundle.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
