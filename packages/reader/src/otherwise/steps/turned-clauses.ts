import { foldedWords } from '../../card/words/fold.ts';
import { isVerb } from '../../card/words/verbs.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { bareOf } from '../../text/bare-text.ts';
import { lineAt } from '../../text/line-at.ts';
import { plainLine } from '../../text/plain-text.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { AND_WORDS } from '../../vocabulary/and-words.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';

const THEN =
  'then|dann|danach|dan|daarna|vervolgens|puis|ensuite|luego|después|depois|poi|sedan|därefter|derefter|deretter|potem|następnie|majd|aztán';
const BETWEEN_CLAUSES = new RegExp(
  String.raw`[.,;:!?()–]+(?:\s+|$)|(?<!\p{L})(?:${AND_WORDS}|${THEN}|&)(?!\p{L})`,
  'iu',
);

/** What a step orders, one after the other: of each clause with a verb its words, whatever their order. */
const ordersOf = (step: string): string[] =>
  step
    .split(BETWEEN_CLAUSES)
    .map(foldedWords)
    .filter((words) => words.some(isVerb))
    .map((words) => words.toSorted().join(' '));

const haveSame = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.length === theirs.length && ours.toSorted().join('\n') === theirs.toSorted().join('\n');

/** Whether two texts in the same words order the same in another turn: "Add the cream and remove from heat". */
export function ordersInOtherTurn(step: string, text: string): boolean {
  if (!haveSame(foldedWords(step), foldedWords(text))) return false;
  const [ours, theirs] = [ordersOf(step), ordersOf(text)];
  return haveSame(ours, theirs) && ours.some((order, at) => order !== theirs[at]);
}

/** A sentence of fewer letters stands in too many places. */
const DISTINCT = 20;
/** What parts two sentences of one step. */
const APART = 100;

/** What a page tells where it has two sentences of a step near each other, the second of them first; null for none. */
export function rowInOtherTurn(
  step: string,
  { shown, markup, places }: ScannedPage,
): string | null {
  const sentences = sentencesOf(withoutNumber(step))
    .map(bareOf)
    .filter((bare) => bare.length >= DISTINCT);
  for (const [index, first] of sentences.entries()) {
    const second = sentences[index + 1];
    const at = second === undefined ? -1 : lineAt(shown, first);
    if (second === undefined || at < 0 || lineAt(shown, second, at) >= 0) continue;
    const before = shown.lastIndexOf(second, at);
    const end = before + second.length;
    if (before < 0 || end > at || at - end > APART) continue;
    const to = places.of(at + first.length - 1).markupAt;
    const row = rowAround(markup, places.of(before).markupAt, to);
    if (row !== null) return withoutNumber(plainLine(row));
  }
  return null;
}
