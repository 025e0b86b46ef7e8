import { visibleText } from '@commonplate/contract';

/** From where to where words stand in a text. */
export interface TextSpan {
  start: number;
  end: number;
}

const squeezed = (text: string) => visibleText(text).replace(/\s+/g, ' ').toLowerCase();

/** Null where one holds the other, or a part of it. */
export function spanBefore(one: TextSpan, other: TextSpan): boolean | null {
  if (one.end <= other.start) return true;
  return other.end <= one.start ? false : null;
}

/**
 * Finds lines of a text again, and what was joined from several, however they are spaced; null for what is not there or
 * may be in several places. Lines of the same words are found in their order.
 */
export function spansIn(text: string): (sought: readonly string[]) => (TextSpan | null)[] {
  const lines = text
    .split('\n')
    .map(squeezed)
    .filter((line) => line !== '');
  const whole = lines.join(' ');
  const starts = new Map<string, number[]>();
  let start = 0;
  for (const line of lines) {
    const alike = starts.get(line);
    if (alike === undefined) starts.set(line, [start]);
    else alike.push(start);
    start += line.length + 1;
  }
  const startsOf = (words: string): readonly number[] => {
    const asLines = starts.get(words);
    if (asLines !== undefined) return asLines;
    const first = whole.indexOf(words);
    return first >= 0 && !whole.includes(words, first + 1) ? [first] : [];
  };
  return (sought) => {
    const wanted = sought.map(squeezed);
    return wanted.map((words, at) => {
      if (words === '') return null;
      const found = startsOf(words);
      const alike = wanted.filter((other) => other === words).length;
      if (found.length !== 1 && found.length !== alike) return null;
      const nth = wanted.slice(0, at).filter((other) => other === words).length;
      const begin = found.length === 1 ? found[0] : found[nth];
      return begin === undefined ? null : { start: begin, end: begin + words.length };
    });
  };
}
