const LAST_ASCII = 0x7f;
/** "ª", "µ" and "º" are letters to Unicode. */
const LETTERS_AMONG_SIGNS: ReadonlySet<number> = new Set([0xaa, 0xb5, 0xba]);
/** "×" and "÷" */
const SIGNS_AMONG_LETTERS: ReadonlySet<number> = new Set([0xd7, 0xf7]);

/** Whether the code of a sign is that of a letter below U+0100, with an accent or without. */
export function isLatinLetter(code: number): boolean {
  if (code <= LAST_ASCII) return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
  if (code < 0xc0) return LETTERS_AMONG_SIGNS.has(code);
  return code <= 0xff && !SIGNS_AMONG_LETTERS.has(code);
}
