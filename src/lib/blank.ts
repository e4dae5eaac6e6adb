/** Whether a text has nothing to read: white space, control and invisible characters alone. */
export function isBlank(text: string): boolean {
  // The blank braille pattern is neither white space nor ignorable.
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
