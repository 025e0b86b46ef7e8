const DOTS = /\s*(?:…|\.{3,})$/u;
const SENTENCE_END = /[.!?:;)"”’]$/u;
const SHORTEST = 8;

/** Whether a line ends within a word or a sentence that the page tells to its end. */
export function isCutIn(line: string, whole: string): boolean {
  const start = line.replace(DOTS, '').trimEnd();
  if (whole.length <= line.length || start.length < SHORTEST || !whole.startsWith(start))
    return false;
  if (start.length < line.length) return !/^\s*(?:…|\.{3})/.test(whole.slice(start.length));
  const rest = whole.slice(start.length);
  return !SENTENCE_END.test(line) && /^(?:\p{L}| \p{Ll})/u.test(rest) && /[.!]$/.test(whole);
}
