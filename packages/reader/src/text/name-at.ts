const CASE = 32;

/** Whether a name, given in small letters, stands at a place of a text, in whatever case. */
export function isNameAt(text: string, at: number, name: string): boolean {
  if (at + name.length > text.length) return false;
  for (let letter = 0; letter < name.length; letter++)
    if ((text.charCodeAt(at + letter) | CASE) !== name.charCodeAt(letter)) return false;
  return true;
}
