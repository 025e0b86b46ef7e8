import type { CardLine } from '../card-line.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { EVERYDAY_WORDS } from '../words/everyday-words.ts';
import { nearestMeasure } from './foreign-measure.ts';
import type { Mended, MendedWord } from './mended-word.ts';
import { isNameAt } from './name-place.ts';
import { plainLetters } from '../words/plain-letters.ts';
import { bareLetters, SURE_READING } from './read-elsewhere.ts';
import { repairAmounts } from './repair-amount.ts';
import {
  repairLoneMeasure,
  repairMeasure,
  repairTightItem,
  repairTightMeasure,
} from './repair-measure.ts';
import { repairWord } from './repair-word.ts';
import { splitInTwo, writtenApart } from './split-in-two.ts';
import { settleAmount } from './suspected-amount.ts';
import { repairLostStroke, repairTightOne, withLostStroke, withOneParted } from './tight-one.ts';
import { DRY_MEASURE } from '../words/written-measures.ts';

const MENDED = 0.5;
const NUMBER_LIKE = /^(?:\d+|\d+\/\d|[bBSzZHIljJ|])$/u;
const FLOUR_KIND =
  /^(?:all-?purpose|plain|white|whole-?wheat|wheat|rye|bread|cake|pastry|self-?raising|self-?rising|sifted|strong|rice|almond|corn)$/iu;

interface LineOfCard {
  line: CardLine;
  /** The words that were read well, here or elsewhere on the card. */
  readWell: ReadonlySet<string>;
}

interface RepairedLine {
  text: string;
  mended: readonly MendedWord[];
}

const spaceMarks = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replace(/\s+(?=[,;.](?:\s|$))/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
    .replace(/^(?:[.:,]\s+(?=\d|\p{L})|[.:](?=\d))/u, '')
    .replace(/^[-–•·*](?=[\d\p{L}/|])/u, '- ')
    .replace(/(?<=\p{Ll}{3}|(?<!\p{L})M(?:rs?|s)|(?<!\p{L})M(?:RS?|S))\.(?=\p{Lu}\p{L})/gu, '. ')
    .trim();

/** "8 not peppers": after an amount, and before something to eat, nothing is denied. */
function isHotMisread(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? '';
  const next = (words[index + 1] ?? '').toLowerCase().replace(/[,.;]$/u, '');
  const isCounted = NUMBER_LIKE.test(before) || DRY_MEASURE.test(before);
  return /^not$/iu.test(words[index] ?? '') && isCounted && COOKING_WORDS.has(next);
}

interface ReadWords {
  words: readonly string[];
  confidences: ReadonlyMap<string, number>;
  /** What was read well somewhere on the card. */
  readWell: ReadonlySet<string>;
}

/** "2 cups hour", "1 c plain hour": nobody measures hours with a cup; but "2 cups stock … for 1 hour" is one. */
const isFlour = (words: readonly string[], index: number): boolean =>
  /^hour$/iu.test(words[index] ?? '') &&
  (DRY_MEASURE.test(words[index - 1] ?? '') ||
    (FLOUR_KIND.test(words[index - 1] ?? '') && DRY_MEASURE.test(words[index - 2] ?? '')));

/** "onionsminced": a thing and what was done to it, the comma between them lost, however well they were read. */
function repairTightPair(word: string): Mended | null {
  const [, letters = '', tail = ''] = /^(\p{Ll}+)([.,;]?)$/u.exec(word) ?? [];
  const parts = splitInTwo(letters);
  if (!parts?.isDone || !COOKING_WORDS.has(parts.first) || EVERYDAY_WORDS.has(letters)) return null;
  return { text: writtenApart(parts) + tail, isSure: true };
}

/** Whether a word opens its line, but for a bullet. */
const isFirst = (words: readonly string[], index: number): boolean =>
  index === 0 || (index === 1 && /^[-–•·*]$/u.test(words[0] ?? ''));

function repairAt({ words, confidences, readWell }: ReadWords, index: number): Mended | null {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (isFlour(words, index)) return { text: 'flour', isSure: true };
  if (isHotMisread(words, index)) return { text: 'hot', isSure: false };
  const confidence = confidences.get(word) ?? MENDED;
  const isFaint = confidence < SURE_READING;
  const measure = NUMBER_LIKE.test(before)
    ? (repairTightItem(word) ?? repairMeasure(word, { isFaint, isPart: before.includes('/') }))
    : (repairTightMeasure(word) ?? (index === 0 ? repairLoneMeasure(word) : null));
  if (measure) return measure;
  if (!isFaint) return repairTightPair(word);
  if (readWell.has(bareLetters(word))) return null;
  return (
    (isFirst(words, index) ? repairTightOne(word) : null) ??
    (before === '1' && isFirst(words, index - 1) ? repairLostStroke(word) : null) ??
    repairWord(word, { confidence, isName: isNameAt(words, index), next: words[index + 1] ?? '' })
  );
}

/** How well each word was read; two that stand close, as in "tartar.Chill", were read as one, and as well. */
const confidencesOf = ({ words }: CardLine): Map<string, number> =>
  new Map([
    ...words.flatMap(({ text, confidence }) =>
      spaceMarks(plainLetters(text))
        .split(' ')
        .map((part) => [part, confidence] as const),
    ),
    ...words.map(({ text, confidence }) => [plainLetters(text), confidence] as const),
  ]);

function repairWords(
  text: string,
  { line, readWell }: LineOfCard,
  repairOne: (read: ReadWords, index: number) => Mended | null,
): RepairedLine {
  const confidences = confidencesOf(line);
  const words = text.split(' ');
  const mended: MendedWord[] = [];
  const repaired = words.map((read, index) => {
    const repair = repairOne({ words, confidences, readWell }, index);
    if (repair) mended.push({ read, ...repair });
    return repair?.text ?? read;
  });
  return { text: repaired.join(' '), mended };
}

/** No word has a figure inside, however clear it was: "pi3ca". */
const hasFigure = (word: string): boolean => /\p{L}\d|\d\p{L}/u.test(word);

interface CountPlace extends ReadWords {
  language: string;
}

function repairCountAt({ words, confidences, language }: CountPlace, index: number): Mended | null {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (isFirst(words, index)) {
    const parted = withOneParted(word, language);
    return parted === word ? null : { text: parted, isSure: false };
  }
  if (!NUMBER_LIKE.test(before) || !isFirst(words, index - 1)) return null;
  const whole = before === '1' ? withLostStroke(word, language) : word;
  const stroke = whole === word ? null : { text: whole, isSure: false };
  const isFaint = (confidences.get(word) ?? MENDED) < SURE_READING;
  return stroke ?? (isFaint || hasFigure(word) ? nearestMeasure(word, language) : null);
}

/** How well the number at the head of a line was read; one that runs into a noun may hold its measure: "11Milch". */
function confidenceOfFigures({ words }: CardLine): number {
  const number = words.find(({ text }) => /[\d+]/u.test(text));
  return !number || /^\d+\p{Lu}\p{Ll}/u.test(number.text) ? MENDED : number.confidence;
}

/**
 * A line of a photographed card with what cameras get wrong set right. Words are mended in English only; elsewhere a one,
 * and the measure behind the number that opens the line: there the choice is small.
 */
export function repairLine(place: LineOfCard, language: string): RepairedLine {
  const { line } = place;
  const sureOfFigures = confidenceOfFigures(line);
  const isEnglish = language === 'en';
  const numbers = repairAmounts(spaceMarks(plainLetters(line.text)));
  // Once before the words are mended, which would take a sign for a letter, and once by the measures that were mended.
  const first = settleAmount(numbers, sureOfFigures);
  const { text, mended } = repairWords(
    first.text,
    place,
    isEnglish ? repairAt : (read, index) => repairCountAt({ ...read, language }, index),
  );
  const last = settleAmount(isEnglish ? repairAmounts(spaceMarks(text)) : text, sureOfFigures);
  return { text: last.text, mended: [...mended, ...first.doubted, ...last.doubted] };
}
