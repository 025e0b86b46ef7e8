import { textPaths } from './text-paths.ts';

/** Half of a pair, left over where a text was cut within an emoji. No database can store one: it would be kept as "�". */
const HALVES = /\p{Surrogate}/gu;

/** The dotted paths of all texts that hold half a character. */
export const brokenTexts = (whole: unknown): string[] =>
  textPaths(whole, (text) => !text.isWellFormed());

/** For texts that nobody here has typed: they are taken without their broken characters. */
export function withoutHalfCharacters<Value>(value: Value): Value {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.isWellFormed() ? part : part.replace(HALVES, '').trim();
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return (brokenTexts(value).length === 0 ? value : clean(value)) as Value;
}
