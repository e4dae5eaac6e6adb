/** Whether a text has nothing to read: white space, control and invisible characters alone. */
export function isBlank(text: string): boolean {
  // DI: Default_Ignorable_Code_Point. The blank braille pattern is neither that nor white space.
  return /^[\s\p{Cc}\p{DI}\u2800]*$/u.test(text);
}
