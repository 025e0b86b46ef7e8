import { LANGUAGES, wordsOf } from '../ingredients/language.ts';
import { OR_WORDS } from '../vocabulary/and-words.ts';
import { EATERS } from '../vocabulary/fact-words.ts';
import { ABOUT_WORDS, DOZEN_WORDS, FOR_WORDS, TO_WORDS } from '../vocabulary/number-words.ts';
import { LETTER } from '../text/letter.ts';
import { servedAs } from './served-as.ts';

/** One alone is an article in most languages: "a cake" counts nobody. */
const FEWEST = 2;

/** Poles count otherwise whom they cook for. */
const POLISH_GUESTS: readonly [string, number][] = [
  ['dwóch', 2],
  ['trzech', 3],
  ['czterech', 4],
  ['pięciu', 5],
  ['sześciu', 6],
  ['ośmiu', 8],
  ['dziesięciu', 10],
  ['dwunastu', 12],
];

const COUNTS: ReadonlyMap<string, number> = new Map([
  ...POLISH_GUESTS,
  ...LANGUAGES.flatMap((language) =>
    Object.entries(wordsOf(language).numbers).flatMap(([value, words]) =>
      Number(value) >= FEWEST
        ? words.split(' ').map((word): [string, number] => [word.replace('_', ' '), Number(value)])
        : [],
    ),
  ),
]);

const NUMBER = [...COUNTS.keys()].sort((a, b) => b.length - a.length).join('|');
/** A number in words, as a pattern; with each of its words twice it would take twice as long to prepare. */
export const SPELLED_COUNT = `(?:(?:${NUMBER})(?:\\s+(?:${DOZEN_WORDS}))?|(?:half an?\\s+)?(?:${DOZEN_WORDS}))(?!${LETTER})`;
const JOINED = `(?:\\s*[-–—]\\s*|\\s+(?:${TO_WORDS}|${OR_WORDS})\\s+)`;
const SAID = new RegExp(`(?<!${LETTER})(${SPELLED_COUNT})(?:${JOINED}(${SPELLED_COUNT}))?`);
const IN_DOZENS = new RegExp(`\\s*(?:${DOZEN_WORDS})$`, 'u');

function countOf(words: string): number {
  const ones = words.replace(IN_DOZENS, '');
  const dozens = ones.startsWith('half') ? 0.5 : (COUNTS.get(ones) ?? 1);
  return ones === words ? dozens : dozens * 12;
}

interface SpelledCount {
  /** Of a range the upper end. */
  count: number;
  isOfRange: boolean;
}

/** The number that a text of no figures spells out, in lower case: "serves four to six". */
export function spelledCount(text: string): SpelledCount | null {
  const [, first, last = first] = SAID.exec(text) ?? [];
  return last === undefined ? null : { count: countOf(last), isOfRange: last !== first };
}

const EATING = `guests|convives|osob|${EATERS}`;
/** They tell how much it makes, whatever of. Danes count two with a word that follows them in English: "serves to show". */
const MAKING =
  'serves|feeds|makes|yields?|servings|portions|enough for|ergibt|reicht für|portionen|personen|porties|porciones|raciones|porções|porzioni|portioner|personer|porsjoner|porcje';
const ABOUT = `(?:${ABOUT_WORDS})`;
/** "A dozen", "ein Dutzend". */
const ARTICLE = '(?:an?|one|eine?|een|une|una|uma|ett?|egy)';
const RANGE = `${SPELLED_COUNT}(?:${JOINED}${SPELLED_COUNT})?`;
const OF_ANYTHING = `(?:${MAKING})\\s*:?\\s*(?!to\\s)(?:${ABOUT}\\s+)?(?:${ARTICLE}\\s+)?${RANGE}(?:\\s+(?:${EATING}))?(?<of>(?:\\s+[\\p{L}-]+){0,3})`;
const OF_EATERS = `(?:(?:ingredients |zutaten |ingrédients |ingredienti )?(?:${FOR_WORDS})\\s+)?(?:${ABOUT}\\s+)?${RANGE}\\s+(?:${EATING})`;
/** "Four as a main, six as a starter": the first of them counts. */
const SERVED_AS = `(?:${servedAs(RANGE)})?`;
const SPELLED_SERVINGS = new RegExp(`^(?:${OF_ANYTHING}|${OF_EATERS})${SERVED_AS}[\\s.:!)]*$`, 'u');
/** Without which no line is of portions; "to serve" is of none, though "to" counts Danes. */
const MAY_BE_SERVINGS = new RegExp(`^(?:${MAKING})|${EATING}`);
const LINE_MAX = 60;
/** How one of the words begins without which no line is of portions: most lines are soon told by it. */
const OF_PORTIONS =
  /serv|feed|make|yield|por[tczçs]|pers|people|guest|enough|ergibt|reicht|raci|conviv|comens|pesso|os[oó]b|adag|szem|fő/i;

const COUNT_BEGINS: ReadonlySet<string> = new Set(
  [...COUNTS.keys()].map((words) => words.split(' ')[0] ?? words),
);
const DOZENS = new RegExp(DOZEN_WORDS, 'u');

/** Whether some word of a text counts, which is sooner told than what it says. */
const hasCount = (text: string): boolean =>
  DOZENS.test(text) || (text.match(/\p{L}+/gu) ?? []).some((word) => COUNT_BEGINS.has(word));

const BARE_NUMBER = [...COUNTS.keys()].map((words) => words.replace(/ /gu, '')).join('|');
/** What stands beside a number that counts those who eat, in bare text. */
const BESIDE_BARE = new RegExp(
  `(?:${MAKING.replace(/ /gu, '')})(?:about|an?)?(?:${BARE_NUMBER}|${DOZEN_WORDS})|(?:${BARE_NUMBER})(?:${EATING})`,
  'u',
);

/** Whether a bare text may spell out how many it serves, which is sooner told than whether it does. */
export const maySpellServings = (bare: string): boolean => BESIDE_BARE.test(bare);

interface SpelledServings extends SpelledCount {
  /** What it counts, where that is not those who eat: "large loaves". */
  of: string;
}

/** Whether a line or its bare text may be of portions, which is sooner told than whether it is. */
export const mayBeOfPortions = (text: string): boolean => OF_PORTIONS.test(text);

/** What a line of words alone says of the portions: "Serves six", "Für sechs Personen". */
export function spelledServings(line: string): SpelledServings | null {
  if (line.length > LINE_MAX || /\d/.test(line) || !mayBeOfPortions(line)) return null;
  const text = line.toLowerCase();
  if (!MAY_BE_SERVINGS.test(text) || !hasCount(text)) return null;
  const said = SPELLED_SERVINGS.exec(text);
  const counted = said && spelledCount(text);
  return counted && { ...counted, of: said.groups?.['of']?.trim() ?? '' };
}
