import { ABOUT_WORDS, TO_WORDS } from '../../vocabulary/number-words.ts';
import { STEP } from '../../vocabulary/step-label.ts';
import { fold } from '../words/fold.ts';
import { MEASURES_ALONE, UNITS } from '../words/measure-words.ts';
import { isVerb } from '../words/verbs.ts';
import { NUMBER_WORDS } from '../words/vocabulary.ts';

const FRACTION_SIGNS = '¼½¾⅐-⅞';
const ABOUT = String.raw`(?:(?:${ABOUT_WORDS}|scant|heaping|generous|juice of|zest of|saft von|jus de|le jus de|succo di|zumo de)\s+)?`;
const NUMBER = String.raw`(?:\d+\s*[${FRACTION_SIGNS}]|\d+(?:[.,]\d+)?(?:\s*[/⁄]\s*\d+|\s+\d+\s*[/⁄]\s*\d+)?|[${FRACTION_SIGNS}])`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|—|${TO_WORDS}|or|oder|ou|o|x|×)\s*${NUMBER})?`;
const AMOUNT = new RegExp(String.raw`^${ABOUT}\(?${RANGE}\)?[\s.]*`, 'iu');
/** Words of one letter that a sentence may begin with, and no measure: "A little oil", "Å", "W garnku". */
const ONE_LETTER_WORD = '[aeiouwyzàáâåèéóöø]';
const STEP_NUMBER = new RegExp(
  String.raw`^\s*(?:(?:${STEP})\s*)?(\d{1,2})\s*(?:[.):,]\s*(?=\p{L}{2})|[.):]\s*(?=${ONE_LETTER_WORD}\s\p{L})|[.)]\s+(?=\d)|[-–]\s+(?=\p{Lu}))`,
  'iu',
);
/** "Step 3:", and "3. Schritt" as some languages count. */
const STEP_WORD_NUMBER = new RegExp(
  String.raw`^\s*(?:(?:${STEP})\s*(\d{1,2})|(\d{1,2})\.?\s*(?:${STEP})(?!\p{L}))\s*[:.)–-]?\s*`,
  'iu',
);
const BULLET = /^\s*(?:[-–—•·*▪◦●○□☐✓>+»o]\s+|[•·*▪●]|\[[ x]?\]\s*)/iu;

/** "Milk - 200 ml", "Eggs 3": some lists put the amount last. */
const AMOUNT_LAST = new RegExp(
  String.raw`^\p{L}[^.!?]{2,40}?(?:\s*[-–:,(]\s*|\s+)${RANGE}\s*\)?\s*([\p{L}.]+)?\)?$`,
  'iu',
);

export function endsWithAmount(text: string): boolean {
  const match = AMOUNT_LAST.exec(withoutBullet(text));
  return (
    match !== null && (match[1] === undefined || UNITS.has(fold(match[1]).replace(/\.$/u, '')))
  );
}

/** Whether a line says how much, before its food or behind it. */
export const hasAmount = (text: string): boolean =>
  amountStart(text) !== 'none' || endsWithAmount(text);

/** "Slice thinly", "Pinch off": before these a measure that is a verb, too, is something to do. */
const ORDERED =
  /^(?:and|all|again|both|each|everything|finely|for|gently|hard|in|into|it|off|on|over|them|thickly|thinly|to|together|until|up|well|with|without)$/u;

type AmountStart = 'none' | 'number' | 'measure';

export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();
export const hasBullet = (text: string): boolean => BULLET.test(text);

/** "2. Steg løgene", "Steg 2 bøffer": Danes are told to fry; a Swede's step has a sign or a capital behind its number. */
const isToldToFry = (counted: string, rest: string): boolean =>
  /steg/iu.test(counted) &&
  !/[:.)–-]\s*$/u.test(counted) &&
  (/steg\s*$/iu.test(counted) ? rest !== '' : /^\p{Ll}/u.test(rest));

interface Numbered {
  number: number;
  rest: string;
}

/** "3. Stir", "Step 3: stir", "3) stir": the number of a step and its text. */
export function numberedStep(text: string): Numbered | null {
  const counted = STEP_WORD_NUMBER.exec(text);
  const isCounted = counted !== null && !isToldToFry(counted[0], text.slice(counted[0].length));
  const match = isCounted ? counted : STEP_NUMBER.exec(text);
  const number = match?.[1] ?? match?.[2];
  if (!match || number === undefined) return null;
  return { number: Number(number), rest: text.slice(match[0].length).trim() };
}

/** The first words of a line take no more letters; a pasted one may have thousands. */
const START_LETTERS = 200;
const foldedStart = (text: string): string => fold(text.slice(0, START_LETTERS)).trim();

const firstWord = (text: string): string =>
  /^[\p{L}.]+/u.exec(foldedStart(text))?.[0].replace(/\.$/u, '') ?? '';

/** Whether a line begins as ingredients do: with a number, and better still a measure after it. */
export function amountStart(text: string): AmountStart {
  const line = withoutBullet(text);
  const amount = AMOUNT.exec(line);
  if (amount) {
    const rest = line.slice(amount[0].length).replace(/^\([^)]*\)\s*/u, '');
    return UNITS.has(firstWord(rest)) ? 'measure' : 'number';
  }
  const [first = '', second = '', third = ''] = foldedStart(line).split(/\s+/u);
  const isCounted =
    NUMBER_WORDS.has(first) && (MEASURES_ALONE.has(second) || MEASURES_ALONE.has(third));
  const isOrder = second === 'the' || (isVerb(first) && ORDERED.test(second));
  const isBareMeasure = MEASURES_ALONE.has(first) && first.length > 3 && second !== '' && !isOrder;
  return isCounted || isBareMeasure ? 'measure' : 'none';
}
