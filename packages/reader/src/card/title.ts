import type { SourceLine } from './card-line.ts';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { withoutOrigins } from './origin-line.ts';
import { TITLE_LABELS } from './vocabulary.ts';

export interface FoundTitle {
  text: string;
  lines: SourceLine[];
}

const SMALL_WORDS = new Set(
  'a an and the of with in on for to de la le les du des et au aux à und mit von der die das auf in y con del e di da al alla med og och i z na do'.split(
    ' ',
  ),
);
/** A second line of the title is set nearly as large as the first. */
const SAME_SIZE = 0.82;
const LARGER = 1.25;
const TITLE_MAX = 120;

const LONG_LABELS = [...TITLE_LABELS].filter((label) => label.includes(' '));
const LABEL_START = new RegExp(
  String.raw`^(?:${LONG_LABELS.map((label) => label.replaceAll(' ', String.raw`\s?`)).join('|')})`,
  'iu',
);
/** In English a dish may well be called a recipe of some kind; elsewhere the word is the blank card's. */
const LONE_LABELS = new Set(
  LONG_LABELS.map((label) => label.split(' ')[0] ?? '').filter(
    (word) => TITLE_LABELS.has(word) && word !== 'recipe',
  ),
);

/** "Recipe forPlum Tart", "Recipeforplum": the space after the label was lost. */
function withoutTightLabel(text: string): string | null {
  const label = LABEL_START.exec(text)?.[0] ?? '';
  const rest = text.slice(label.length);
  const isCapitalNext = /\p{Ll}$/u.test(label) && /^\p{Lu}/u.test(rest);
  const isAllTight = label !== '' && !label.includes(' ') && /^\p{L}{3}/u.test(rest);
  return isCapitalNext || isAllTight ? rest : null;
}

/** Takes what is printed on the blank card off the title: "Recipe for: ..." */
function withoutLabel(text: string): string {
  const match = /^([^:]{3,24}?)\s*[:;.]\s*(.*)$/u.exec(text);
  const label = fold(match?.[1] ?? '').trim();
  if (match && (TITLE_LABELS.has(label) || isBlurredLabel(label))) return match[2] ?? '';
  const words = text.split(/\s+/u);
  for (const count of [3, 2, 1]) {
    const start = fold(words.slice(0, count).join('')).replace(/[:;.']/gu, '');
    const isLabel = LONG_LABELS.some((phrase) => phrase.replace(/[ ']/gu, '') === start);
    if (words.length > count && (isLabel || isBlurredLabel(start)))
      return words.slice(count).join(' ');
  }
  const [first = '', ...others] = words;
  if (others.length > 0 && LONE_LABELS.has(fold(first))) return others.join(' ');
  return withoutTightLabel(text) ?? text;
}

const isBlurredLabel = (label: string): boolean =>
  label.length > 6 && editDistance(label.replaceAll(' ', ''), 'recipefor', 1.5) <= 1.5;

/** A title all in capitals is easier to read, and to find, as a name. */
function inTitleCase(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 4 || capitals.length < 0.8 * letters.length) return text;
  return text
    .toLowerCase()
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

const tidy = (text: string): string =>
  inTitleCase(withoutLabel(text.replace(/^[\s#*_=~•·-]+|[\s#*_=~:–—-]+$/gu, '')))
    .replace(/\s+/gu, ' ')
    .trim();

const sizeOf = (line: SourceLine): number => line.photographed?.layout.height ?? 0;

/** Chooses the title among the lines above the ingredients, knowing what the recipe speaks of. */
export type TitleChooser = (lines: readonly SourceLine[], dish: string) => FoundTitle | null;

const STEM = 4;
const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** How well a line names the dish: its words come again in the recipe, and it is no sentence and no single word. */
function namesDish(text: string, known: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  const words = text.split(' ').length;
  const again = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
  return again + (words > 1 && words < 12 ? 0.5 : 0) - (/[.!?:]$/u.test(text) ? 1 : 0);
}

/** The line that best names what is cooked, where a whole page was copied and its first lines are anything. */
export const titleByDish: TitleChooser = (lines, dish) => {
  const known = new Set(stemsOf(dish));
  const named = withoutOrigins(lines).filter(
    (line) => /\p{L}{2}/u.test(line.text) && line.text.length <= TITLE_MAX,
  );
  const [first] = named;
  if (!first) return null;
  const best = named.reduce(
    (a, b) => (namesDish(b.text, known) > namesDish(a.text, known) ? b : a),
    first,
  );
  return { text: tidy(best.text).slice(0, TITLE_MAX), lines: [best] };
};

/** The title among the lines above the ingredients: the first, or a clearly larger one below it. */
export function readTitle(lines: readonly SourceLine[]): FoundTitle | null {
  const named = withoutOrigins(lines).filter(
    (line) => tidy(line.text).length > 1 && /\p{L}{2}/u.test(line.text),
  );
  const first = named[0];
  if (!first) return null;
  const largest = named.reduce((a, b) => (sizeOf(b) > sizeOf(a) * LARGER ? b : a), first);
  const next = named[named.indexOf(largest) + 1];
  const isWrapped =
    next !== undefined &&
    next === lines[lines.indexOf(largest) + 1] &&
    sizeOf(largest) > 0 &&
    sizeOf(next) > SAME_SIZE * sizeOf(largest) &&
    !/[.!]$/u.test(next.text) &&
    !isSentenceBelow(largest.text, next.text) &&
    next.text.length < 40 &&
    hasLargeType(largest, named);
  const chosen = isWrapped ? [largest, next] : [largest];
  return {
    text: tidy(chosen.map(({ text }) => text).join(' ')).slice(0, TITLE_MAX),
    lines: chosen,
  };
}

const longWords = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** "From the church supper" below "Maple Baked Beans": a title goes on as it began, every longer word large. */
function isSentenceBelow(title: string, below: string): boolean {
  const [, ...words] = longWords(below);
  const small = words.filter((word) => !isCapital(word)).length;
  return longWords(title).every(isCapital) && small > words.length / 2;
}

/** Only type larger than the rest of the card can tell a second line of the title from what follows it. */
function hasLargeType(line: SourceLine, lines: readonly SourceLine[]): boolean {
  const others = lines.filter((other) => other !== line).map(sizeOf);
  return others.length > 1 && sizeOf(line) > LARGER * Math.min(...others);
}
