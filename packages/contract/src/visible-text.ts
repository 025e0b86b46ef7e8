/**
 * What leaves no mark on a page: blanks, control characters, and all that Unicode has programs ignore when they draw (zero-width
 * spaces, joiners, direction marks, soft hyphens, fillers); beside these the marks around annotations and the empty braille cell.
 */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{2800}]*$/u;

/**
 * A text as it is kept: without outer blanks, and empty where there is nothing to see in it. Otherwise nothing is taken away:
 * invisible characters hold emoji together, part Persian words and turn the direction of writing.
 */
export const visibleText = (text: string): string => (NOTHING_TO_SEE.test(text) ? '' : text.trim());
