const DOTS = /(?<!\s)\s*(?:…|(?<!\.)\.{3,})$/u;
const SENTENCE_END = /[.!?:;)"”’]$/u;
const SHORTEST = 4;
/** Without dots, fewer words may as well be all that is meant. */
const SHORTEST_WITHOUT = 12;

/** Whether dots say that a line goes on; hardly any ends with some. */
export const breaksOff = (line: string): boolean =>
  (line.endsWith('…') || line.endsWith('...')) && DOTS.test(line);

/** Whether a line ends within a word or a sentence, as far as can be told from it alone. */
const mayBeCut = (line: string): boolean =>
  breaksOff(line) || (line.length >= SHORTEST_WITHOUT && !SENTENCE_END.test(line));

/** Whether a text goes on where a line ends within a word or a sentence. */
export function goesOnBehind(line: string): (whole: string) => boolean {
  const start = line.replace(DOTS, '').trimEnd();
  const hasDots = start.length < line.trimEnd().length;
  if (start.length < SHORTEST || !mayBeCut(line)) return () => false;
  return (whole) => {
    if (whole.length <= start.length || !whole.startsWith(start)) return false;
    const rest = whole.slice(start.length);
    if (hasDots) return !/^\s*(?:…|\.{3})/u.test(rest);
    return /^(?:\p{L}| \p{Ll})/u.test(rest) && /[.!]$/.test(whole);
  };
}
