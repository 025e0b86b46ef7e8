import { amountStart } from './amount-start.ts';
import type { SourceLine } from '../card-line.ts';
import { beginsWithVerb, likenessOf } from './card-line-likeness.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { fold } from '../words/fold.ts';
import { factsOfLine } from '../fields/recipe-facts.ts';
import { isSectionTitle } from './section-title.ts';
import { isVerb } from '../words/verbs.ts';

const ENDED = /[.!?:]["')\]]?$/u;
/** What a line ends with that was broken in the middle of a sentence. */
export const UNFINISHED =
  /(?:,|\s(?:and|or|the|a|of|with|in|to|for|until|about|into|from|at|over|und|oder|mit|et|ou|de|y|con|e|og|och|med|en|met))$/iu;
/** "in the water. Simmer": what stands behind the last full stop of a line. */
const LAST_SENTENCE = /[.!?]\s+(\p{Lu}.*)$/u;

/** "Strain and add", "Simmer": an order that does not yet say what. */
const BARE_ORDER = /(?:^|\s(?:and|then|und|dann|et|puis|y|luego|e|poi|og|och|en)\s)(\p{L}+)$/u;

function endsWithOrder(sentence: string): boolean {
  const last = BARE_ORDER.exec(fold(sentence))?.[1] ?? '';
  return isVerb(last) && !COOKING_WORDS.has(last) && beginsWithVerb(sentence);
}

/** Whether a line breaks off before it says what with, how long or what: "and simmer for", "Add the peas; simmer". */
export function breaksOff(text: string): boolean {
  const last = /(?:^|[.;,]\s+|\s)(\p{L}+)$/u.exec(fold(text))?.[1] ?? '';
  const isBareOrder = isVerb(last) && !COOKING_WORDS.has(last) && /[;,.]\s+\S+$/u.test(text);
  return UNFINISHED.test(text) || isBareOrder;
}

const isOrder = (text: string): boolean => {
  const { ingredient, step } = likenessOf(text);
  return beginsWithVerb(text) && step > ingredient;
};

/** A line below an empty one opens a part of its own. */
function blockStart(lines: readonly SourceLine[], index: number): SourceLine | undefined {
  const start = lines.findLastIndex((line, at) => at <= index && line.startsApart);
  return start > 0 ? lines[start] : undefined;
}

function isOpen(lines: readonly SourceLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  if (ENDED.test(text) || isSectionTitle(text) || factsOfLine(text).isAll) return false;
  const last = LAST_SENTENCE.exec(text)?.[1] ?? text;
  const start = blockStart(lines, index);
  const isOrdered = start !== undefined && isOrder(start.text) && likenessOf(text).step > 0;
  return (
    endsWithOrder(last) ||
    (last !== text && beginsWithVerb(last)) ||
    (UNFINISHED.test(text) && (isOrdered || amountStart(text) !== 'none' || isOrder(text))) ||
    (isOrdered && isOrder(last))
  );
}

/** Lines that begin with a number as ingredients do, but go on with the sentence of a step that was broken before it. */
export function linesThatGoOn(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const going = new Set<SourceLine>();
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || line.startsApart || amountStart(line.text) === 'none') return;
    const mayBeStep = amountStart(before.text) === 'none' || going.has(before);
    if (mayBeStep && isOpen(lines, index - 1)) going.add(line);
  });
  return going;
}
