import { amountStart } from '../zones/amount-start.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { foldedWords } from '../words/fold.ts';
import type { JoinedText } from './ingredient-lines.ts';

/** What is added without an amount at the end of a list: "salt to taste", "salt & pepper". */
const SEASONING =
  /\s+(?=(?:(?:sea|kosher|table|coarse)\s+)?salt(?:(?:\s*(?:,|&|and|or)\s*)+(?:(?:freshly\s+)?(?:ground\s+)?(?:black\s+|white\s+)?pepper))?,?\s+to\s+taste$)/iu;
/** "Garlic salt to taste" is one thing. */
const KINDS_OF_SALT =
  /\b(?:garlic|celery|onion|sea|kosher|table|rock|coarse|seasoned|seasoning|truffle|curing|pickling|smoked|herb|vegetable|fine|black|pink)$/iu;
const JOINS = /(?:[,(&+/-]|\b(?:and|or|with|plus|of|in))$/iu;

/** A seasoning that was run on to the ingredient before it: "2 tbsp chili powder salt to taste". */
export function splitSeasoning(entry: JoinedText): JoinedText[] {
  const at = entry.text.search(SEASONING);
  const first = entry.text.slice(0, Math.max(0, at));
  const isOwn = amountStart(first) !== 'none' && !KINDS_OF_SALT.test(first) && !JOINS.test(first);
  const last = foldedWords(first).at(-1) ?? '';
  const isPhotographed = entry.lines.some(({ photographed }) => photographed);
  if (!isPhotographed || !isOwn || !COOKING_WORDS.has(last)) return [entry];
  const hasOwnLine = entry.lines.length > 1;
  return [
    { text: first, lines: hasOwnLine ? entry.lines.slice(0, -1) : entry.lines },
    { text: entry.text.slice(at).trim(), lines: hasOwnLine ? entry.lines.slice(-1) : entry.lines },
  ];
}

/** A counted thing, and below it another that begins with a thing, too: one ingredient broken in two, or two. */
export function mayBeTwo({ lines }: JoinedText): boolean {
  const [before, line] = lines;
  if (!before?.photographed || !line || amountStart(before.text) === 'none') return false;
  const last = foldedWords(before.text).at(-1) ?? '';
  const first = foldedWords(line.text)[0] ?? '';
  const endsOpen = !/\p{L}$/u.test(before.text);
  return !endsOpen && COOKING_WORDS.has(last) && COOKING_WORDS.has(first);
}
