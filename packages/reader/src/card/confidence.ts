import { amountStart, endsWithAmount } from './amount-start.ts';
import type { SourceLine } from './card-line.ts';
import { CARD_WORDS } from './cooking-words.ts';
import { fold } from './fold.ts';
import type { JoinedText } from './ingredient-lines.ts';

/** A word that makes sense on a card is seldom a misreading, however faint it was. */
const KNOWN_WORD = 0.9;
const MENDED_WORD = 0.72;
const UNKNOWN_WORD = 0.85;
const WITHOUT_AMOUNT = 0.8;
const TYPED = { withAmount: 0.95, withoutAmount: 0.85 };

const bareWord = (word: string): string => fold(word).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

function certaintyOf(word: string, readAs: ReadonlyMap<string, number>): number {
  const bare = bareWord(word);
  const confidence = readAs.get(bare);
  const isKnown = CARD_WORDS.has(bare);
  if (confidence === undefined) return isKnown ? MENDED_WORD : MENDED_WORD * UNKNOWN_WORD;
  if (/\d/u.test(bare)) return confidence;
  return isKnown ? Math.max(KNOWN_WORD, confidence) : confidence * UNKNOWN_WORD;
}

function wordConfidences(lines: readonly SourceLine[]): Map<string, number> {
  const readAs = new Map<string, number>();
  for (const { photographed } of lines)
    for (const { text, confidence } of photographed?.words ?? [])
      for (const part of text.split(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|[,;.]/u))
        readAs.set(bareWord(part), Math.min(confidence, readAs.get(bareWord(part)) ?? 1));
  return readAs;
}

/** How sure it is, 0..1, that an ingredient was read as it is written: as sure as of its most doubtful word. */
export function ingredientConfidence(entry: JoinedText): number {
  const hasAmount = amountStart(entry.text) !== 'none' || endsWithAmount(entry.text);
  if (!entry.lines.some(({ photographed }) => photographed))
    return hasAmount ? TYPED.withAmount : TYPED.withoutAmount;
  const readAs = wordConfidences(entry.lines);
  const words = entry.text.split(/\s+/u).filter((word) => bareWord(word) !== '');
  const doubtful = Math.min(1, ...words.map((word) => certaintyOf(word, readAs)));
  return doubtful * (hasAmount ? 1 : WITHOUT_AMOUNT);
}

/** How sure it is that a title or a step was read as it is written. */
export function textConfidence({ lines }: Pick<JoinedText, 'lines'>): number {
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum / Math.max(1, lines.length);
}

export interface WholeReading {
  ingredients: readonly number[];
  steps: readonly number[];
  hasTitle: boolean;
  hasHeadings: boolean;
}

const HALF_A_RECIPE = 25;
const NO_RECIPE = 5;

/** 0..100 for the recipe as a whole: no better than its most doubtful ingredients. */
export function overallConfidence({
  ingredients,
  steps,
  hasTitle,
  hasHeadings,
}: WholeReading): number {
  if (ingredients.length === 0 || steps.length === 0)
    return ingredients.length + steps.length > 0 ? HALF_A_RECIPE : NO_RECIPE;
  const worst = ingredients.toSorted((a, b) => a - b).slice(0, 2);
  const doubtful = worst.reduce((sum, value) => sum + value, 0) / worst.length;
  const ofSteps = steps.reduce((sum, value) => sum + value, 0) / steps.length;
  const structure = (hasTitle ? 1 : 0.8) * (hasHeadings ? 1 : 0.95);
  return Math.round(100 * structure * (0.8 * doubtful + 0.2 * ofSteps));
}
