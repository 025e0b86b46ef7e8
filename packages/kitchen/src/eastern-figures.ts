const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const DIGITS = new RegExp(DIGIT, 'g');
const POINT = '\u066b';
const COMMA = '\u066c';

/** Figures of Arabic and Persian keyboards as the ones that are read here; each keeps its place in the text. */
export function westernFigures(text: string): string {
  return text
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(POINT, '.')
    .replaceAll(COMMA, ',');
}

/** A text in the figures in which another one was written. */
export function inFiguresOf(written: string, text: string): string {
  const [own] = DIGIT.exec(written) ?? [];
  if (own === undefined) return text;
  const zero = own.charCodeAt(0) & ~0xf;
  return text
    .replace(/(?<=\d)\.(?=\d)/g, POINT)
    .replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
