import { plainLines } from '../text/plain-text.ts';

const BLOCK = /<(?:p|br|li|div|h\d)\b/i;
const SENTENCE_END = /[.!?…:;)]["'”’]?$/u;
/** In the middle of a sentence; "2. Stir" begins one. */
const GOES_ON = /^(?:\p{Ll}|\d+(?![\d.):]))/u;

/**
 * The lines of a text whose author may have broken them to fit a width: what goes on in the middle of a sentence belongs
 * to the line before. Texts that end no sentence, or are divided by markup, are taken line by line.
 */
export function unwrappedLines(text: string): string[] {
  const lines = plainLines(text);
  if (lines.length < 2 || BLOCK.test(text) || !lines.some((line) => SENTENCE_END.test(line)))
    return lines;
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && GOES_ON.test(line) && !SENTENCE_END.test(last))
      whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
  }
  return whole;
}
