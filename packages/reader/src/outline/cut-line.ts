const DOTS = /\s*(?:…|\.{3,})$/u;
const SENTENCE_END = /[.!?:;)"”’]$/u;
const SHORTEST = 4;
/** Without dots, fewer words may as well be all that is meant. */
const SHORTEST_WITHOUT = 12;

/** Whether dots say that a line goes on. */
export const breaksOff = (line: string): boolean => DOTS.test(line);

/** Whether a line ends within a word or a sentence that the page tells to its end. */
export function isCutIn(line: string, whole: string): boolean {
  const start = line.replace(DOTS, '').trimEnd();
  if (start.length < SHORTEST || whole.length <= start.length || !whole.startsWith(start))
    return false;
  const rest = whole.slice(start.length);
  if (start.length < line.trimEnd().length) return !/^\s*(?:…|\.{3})/u.test(rest);
  return (
    start.length >= SHORTEST_WITHOUT &&
    !SENTENCE_END.test(line) &&
    /^(?:\p{L}| \p{Ll})/u.test(rest) &&
    /[.!]$/.test(whole)
  );
}
