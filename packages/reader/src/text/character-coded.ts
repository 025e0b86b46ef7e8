/** What browsers make of numeric references into the C1 range: the windows-1252 characters the author meant. */
const WINDOWS_1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const C1 = [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e].concat([
  0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
]);
const C1_LAST = 0x9f;

/** The character of a numeric reference; empty where it has none. */
export function characterCoded(code: number): string {
  const windows = code > C1_LAST ? -1 : C1.indexOf(code);
  if (windows >= 0) return WINDOWS_1252.charAt(windows);
  const printable = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return printable ? String.fromCodePoint(code) : '';
}
