import { COOKING_WORDS } from '../words/cooking-words.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { fold, foldedWords } from '../words/fold.ts';

/** Printed or written above the title: whose recipe it is, or that one follows. */
const WHOSE = [
  'from the kitchen of',
  'from the recipe box of',
  'from the cookbook of',
  'recipe from the kitchen of',
  'recipe from',
  'recipe by',
  'a recipe from',
  'a recipe by',
  'a favorite of',
  'a favourite of',
  'shared by',
  'submitted by',
  'contributed by',
  'courtesy of',
  'aus der kuche von',
  'ein rezept von',
  'uit de keuken van',
  'de la cuisine de',
  'de la cocina de',
  'da cozinha de',
  'dalla cucina di',
  'fran koket hos',
];
const ALONE = ["here's what's cooking", "what's cooking", 'family recipe', 'recipe card'];
/** "Recipe from the Old Mill: Oat Bread" goes on to name the dish. */
const NAMES_DISH = /\p{L}[^:]*:\s*\p{L}/u;

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');
/** So many letters of a longer label may be misread. */
const MISREAD = 2;
const LONG = 12;

interface Label {
  readonly letters: string;
  readonly mayBeMisread: number;
}

const labelsOf = (labels: readonly string[]): Label[] =>
  labels.map(lettersOf).map((letters) => ({
    letters,
    mayBeMisread: letters.length >= LONG ? MISREAD : 0,
  }));

const WHOSE_LABELS = labelsOf(WHOSE);
const LABELS_ALONE = labelsOf(ALONE);

interface Lettered {
  readonly text: string;
  /** Where its letters stand. */
  readonly places: readonly number[];
}

/** What follows a label on its line, or null where the line does not begin with it. */
function after({ text, places }: Lettered, { letters, mayBeMisread }: Label): string | null {
  const last = places[letters.length - 1];
  if (last === undefined) return null;
  const rest = text.slice(last + 1);
  if (/^\p{Ll}/u.test(rest)) return null;
  const start = lettersOf(text.slice(0, last + 1));
  return editDistance(start, letters, mayBeMisread) <= mayBeMisread ? rest : null;
}

interface Origin {
  /** The name stands on the same line. */
  isNamed: boolean;
}

/** "From the kitchen of: Aunt Bea", "Here's what's cooking": a line above the title that is none. */
export function originOf(text: string): Origin | null {
  const line = { text, places: [...text.matchAll(/\p{L}/gu)].map(({ index }) => index) };
  for (const label of WHOSE_LABELS) {
    const rest = after(line, label);
    if (rest !== null && !NAMES_DISH.test(rest)) return { isNamed: /\p{L}{2}/u.test(rest) };
  }
  const isAlone = LABELS_ALONE.some((label) => after(line, label)?.search(/[\p{L}\d]/u) === -1);
  return isAlone ? { isNamed: true } : null;
}

/** Without the lines that say whose recipe it is; a name of its own below a bare label belongs to it. */
export function withoutOrigins<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const others = lines.filter(({ text }) => !originOf(text));
  return others.filter((line) => {
    const before = lines[lines.indexOf(line) - 1];
    const isNameBelow = before !== undefined && originOf(before.text)?.isNamed === false;
    return !(isNameBelow && others.length > 1 && isPerson(line.text));
  });
}

const isPerson = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}'.]*\s?){1,3}$/u.test(text.trim()) &&
  !foldedWords(text).some((word) => COOKING_WORDS.has(word));
