import { amountStart } from './amount-start.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { unknownWords } from './repair-line.ts';

const UNKNOWN_WORD = 0.8;
const WITHOUT_AMOUNT = 0.8;

const leastSure = ({ lines }: JoinedText): number =>
  Math.min(
    ...lines.flatMap(({ photographed, confidence }) =>
      photographed ? photographed.words.map((word) => word.confidence) : [confidence],
    ),
  );

/** How sure it is, 0..1, that an ingredient was read as it is written. */
export function ingredientConfidence(entry: JoinedText, language: string): number {
  if (!entry.lines.some(({ photographed }) => photographed))
    return amountStart(entry.text) === 'none' ? 0.85 : 0.95;
  const unknown = language === 'en' ? unknownWords(entry.text) : 1;
  const amount = amountStart(entry.text) === 'none' ? WITHOUT_AMOUNT : 1;
  return leastSure(entry) * UNKNOWN_WORD ** unknown * amount;
}

/** How sure it is that a step was read as it is written. */
export function stepConfidence(entry: JoinedText): number {
  const confidences = entry.lines.map(({ confidence }) => confidence);
  return confidences.reduce((sum, value) => sum + value, 0) / Math.max(1, confidences.length);
}

export interface WholeReading {
  ingredients: readonly number[];
  steps: readonly number[];
  hasTitle: boolean;
  hasHeadings: boolean;
  isPhotographed: boolean;
}

/** 0..100 for the recipe as a whole: it is as good as its worst ingredient lines. */
export function overallConfidence(reading: WholeReading): number {
  const { ingredients, steps } = reading;
  if (ingredients.length === 0 || steps.length === 0)
    return ingredients.length + steps.length > 0 ? 25 : 5;
  const sorted = ingredients.toSorted((a, b) => a - b);
  const worst =
    sorted.slice(0, 3).reduce((sum, value) => sum + value, 0) / Math.min(3, sorted.length);
  const stepMean = steps.reduce((sum, value) => sum + value, 0) / steps.length;
  const structure = (reading.hasTitle ? 1 : 0.8) * (reading.hasHeadings ? 1 : 0.92);
  return Math.round(Math.max(10, Math.min(99, 100 * structure * (0.75 * worst + 0.25 * stepMean))));
}
