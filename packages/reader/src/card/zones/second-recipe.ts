import { amountStart, numberedStep } from './amount-start.ts';
import { beginsWithVerb } from './card-line-likeness.ts';
import type { SourceLine } from '../card-line.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { headingOf } from './headings.ts';
import type { PlacedLine } from './placed-line.ts';
import { factsOfLine } from '../fields/recipe-facts.ts';
import { isSectionTitle } from './section-title.ts';

const TITLE_WORDS_MAX = 8;
const MEASURED_LEAST = 2;
/** So near the top of a photo a title stands. */
const HEAD_LINES = 4;
/** "Lemon Bars (continued)", "page 2", "over". */
const GOES_ON =
  /(?<!\p{L})(?:cont|contd|continued|continues|page|side|back|over|forts|fortsetzung|suite)(?!\p{L})/u;

const photoOf = ({ line }: PlacedLine): number => line.photographed?.region.photo ?? 0;

const holds = (placed: readonly PlacedLine[], zone: PlacedLine['zone']): boolean =>
  placed.some((entry) => entry.zone === zone && entry.role === 'content');

/** The same title again, on the back of the card. */
function isAgain(text: string, earlier: readonly PlacedLine[]): boolean {
  const words = foldedWords(text);
  return earlier
    .filter(({ zone }) => zone === 'top')
    .some(({ line }) => {
      const known = new Set(foldedWords(line.text));
      return words.filter((word) => known.has(word)).length > words.length / 2;
    });
}

function isTitle({ text }: SourceLine, earlier: readonly PlacedLine[]): boolean {
  const words = foldedWords(text);
  return (
    /^\p{Lu}/u.test(text) &&
    !/[.!?:;,]$/u.test(text) &&
    words.length <= TITLE_WORDS_MAX &&
    !beginsWithVerb(text) &&
    numberedStep(text) === null &&
    amountStart(text) === 'none' &&
    !headingOf(text, true) &&
    !isSectionTitle(text) &&
    !factsOfLine(text).isAll &&
    !GOES_ON.test(fold(text)) &&
    !isAgain(text, earlier)
  );
}

/** Lines on one photo that open a recipe of their own: a title, and servings or a list of ingredients below it. */
function opening(own: readonly PlacedLine[], earlier: readonly PlacedLine[]): SourceLine[] {
  const lines = own.map(({ line }) => line);
  const at = lines.slice(0, HEAD_LINES).findIndex((line) => isTitle(line, earlier));
  const title = lines[at];
  if (!title) return [];
  const below = lines.slice(at + 1);
  const facts = below.slice(0, HEAD_LINES).filter(({ text }) => factsOfLine(text).isAll);
  const measured = below.filter(({ text }) => amountStart(text) === 'measure').length;
  return facts.length > 0 || measured >= MEASURED_LEAST ? [title, ...facts] : [];
}

/** Where a later photo begins another recipe, though the photos before it hold a whole one: its first lines. */
export function secondRecipe(placed: readonly PlacedLine[]): ReadonlySet<SourceLine> {
  const photos = [...new Set(placed.map(photoOf))].toSorted((a, b) => a - b);
  for (const photo of photos.slice(1)) {
    const earlier = placed.filter((entry) => photoOf(entry) < photo);
    if (!holds(earlier, 'ingredients') || !holds(earlier, 'directions')) continue;
    const found = opening(
      placed.filter((entry) => photoOf(entry) === photo),
      earlier,
    );
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}
