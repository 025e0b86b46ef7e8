import type { Difficulty } from '@commonplate/contract';
import { servedAs } from '../../fields/served-as.ts';
import { spelledServings } from '../../fields/spelled-count.ts';
import { inFigures } from '../../fields/spoken-duration.ts';
import { statedDifficulty } from '../../fields/stated-difficulty.ts';
import { ABOUT_WORDS, FOR_WORDS, RANGE_WORDS, TO_WORDS } from '../../vocabulary/number-words.ts';
import { numberedStep } from '../zones/amount-start.ts';
import { fold } from '../words/fold.ts';
import { MEASURES_ALONE } from '../words/measure-words.ts';
import { isVerb } from '../words/verbs.ts';
import { anyPhrase } from '../words/vocabulary.ts';

/** What a card says of the recipe as a whole. Times in minutes. */
interface RecipeFacts {
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
}

export type FactName = keyof RecipeFacts;

interface FoundFact {
  name: FactName;
  value: number;
  /** The upper end of a range: "serves 4-6". */
  isOfRange: boolean;
}

interface FactsOfLine {
  found: FoundFact[];
  /** Nothing else stands on the line. */
  isAll: boolean;
  /** The letters and figures of the line that state none of them. */
  others: string;
  /** The line can be no step either: "Serves 6", "Total time: 1 h", unlike "Bake 40 minutes". */
  isNoStep: boolean;
  difficulty: Difficulty | null;
}

const NO_FACTS: FactsOfLine = {
  found: [],
  isAll: false,
  others: '',
  isNoStep: false,
  difficulty: null,
};

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|${TO_WORDS})\s*${NUMBER})?`;
/** These stand before any number ("for 10 minutes"); only a word for people after it makes them servings. */
const PREPOSITIONS = new Set(['fur', 'pour', 'para', 'per', 'til', 'na', 'voor', 'dla', 'to']);
const SERVING_WORDS = anyPhrase('servings')
  .split('|')
  .filter((word) => !PREPOSITIONS.has(word))
  .join('|');
const ABOUT = String.raw`(?:${ABOUT_WORDS})?`;
const EDGE = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;

/** Pages write a unit out for those who listen, and shorten it for those who look: copied, it stands there twice. */
const unit = (list: 'minutes' | 'hours'): string =>
  String.raw`(?:${anyPhrase(list)})(?:\s*(?<![\p{L}])(?:${anyPhrase(list)})(?![\p{L}]))?`;
const MINUTES = unit('minutes');
const HOURS = unit('hours');
/** "4 personen – 30 min": the number behind the dash counts minutes. */
const NO_TIME = String.raw`(?!\s*(?:${anyPhrase('minutes', 'hours')})${END})`;

const SERVINGS_BEFORE = new RegExp(
  String.raw`${EDGE}(?:${SERVING_WORDS})\s*(?:[:=.]|of|(?<=\s)[–—-](?=\s))?\s*${ABOUT}\s*${RANGE}(\s*(?:dozen|dz))?${END}${NO_TIME}(?:\s*(?:${SERVING_WORDS}|cookies|bars|muffins|squares|pieces|rolls|slices|pancakes|loaves|loaf|cups|jars|pints|quarts|people))?`,
  'u',
);
const SERVINGS_AFTER = new RegExp(
  String.raw`${EDGE}${RANGE}(\s*)(?:${SERVING_WORDS})${END}\.?`,
  'u',
);

const AMOUNT = String.raw`(\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?)`;
const AMOUNTS = String.raw`${AMOUNT}(?:\s*(?:-|–|${RANGE_WORDS})\s*${AMOUNT})?`;
const DURATION = String.raw`(?:${AMOUNTS}\s*(?:${HOURS})(?!\p{L})\s*(?:,|and|und|et|y|e|og|och)?\s*)?(?:${AMOUNTS}\s*(?:${MINUTES})${END}\.?)?`;
/** "4 servings – 30 min": a length of time between dashes, bars or commas, with nothing said of what it is the time. */
const TIME_ALONE = new RegExp(
  String.raw`(?<=^|\s[–—-]\s|[,;|·•/(]\s*)${ABOUT}\s*(?=\d)${DURATION}(?=\s*$|\s+[–—-]\s|\s*[,;|·•/)])`,
  'u',
);
/** "1 h 30", "1h30": the minutes behind the hours go without saying. */
const MINUTES_UNSAID = new RegExp(
  String.raw`(\d\s*(?:${HOURS}))\s*(\d{2})(?=\s*(?:$|[,;|·)]))`,
  'gu',
);

/** "20 MinutenKochzeit 45 Minuten": boxes of a page that were copied with nothing between them. */
const RUN_TOGETHER = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll})/gu;

/** "Prep: 0:20", and never "at 7:30": it is only taken behind a label. */
const CLOCK = /(?<![\d:])(\d{1,2}):([0-5]\d)(?=\s*(?:$|[,;|·)]))/gu;

const TIMES = [
  ['prepTime', 'prep'],
  ['cookTime', 'cook'],
  ['totalTime', 'total'],
] as const;

const TIME_PATTERNS = TIMES.map(
  ([name, list]) =>
    [
      name,
      new RegExp(
        String.raw`${EDGE}(?:${anyPhrase(list)})\s*[:=.–—-]?\s*(?:${ABOUT}\s*)${DURATION}`,
        'u',
      ),
    ] as const,
);

const FACTS_MAX = 120;
/** Words for how much, folded. */
const QUANTITY_LABEL =
  'quantity|amount|menge|hoeveelheid|quantite|cantidad|quantita|quantidade|mangd|maengde|mengde|ilosc|mennyiseg';
const BEFORE_EATERS = new RegExp(String.raw`^\W*(?:${fold(FOR_WORDS)})(?!\p{L})`, 'u');

function toNumber(text: string | undefined): number {
  if (!text) return 0;
  const [whole = '', top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/u.exec(text)?.slice(1) ?? [];
  if (top && bottom) return Number(whole || 0) + Number(top) / Number(bottom);
  return Number(text.replace(',', '.'));
}

function readServings(text: string): { value: number; match: string; isOfRange: boolean } | null {
  const match = SERVINGS_BEFORE.exec(text) ?? SERVINGS_AFTER.exec(text);
  if (!match) return null;
  const dozens = match[3]?.trim() ? 12 : 1;
  const value = toNumber(match[2] ?? match[1]) * dozens;
  const isOfRange = match[2] !== undefined;
  return value >= 1 && value <= 500
    ? { value: Math.round(value), match: match[0], isOfRange }
    : null;
}

/** "3 db alma", "2 stk æg": a word for pieces at the start of a line counts what is named behind it. */
function countsFood(line: string): boolean {
  const [counted = '', word = ''] = /^\d[\d.,\s–-]*(\p{L}+)\.?\s+\p{L}/u.exec(line) ?? [];
  return counted !== '' && MEASURES_ALONE.has(word);
}

/** "Arbeitszeit", "cook time", "temps de cuisson": who names the time orders nothing. */
const NAMES_TIME = /(?:zeit|dauer|tijd|tid|time|temps|tiempo|tempo|czas|ido)(?!\p{L})/u;

/** "Cook time" only names a time; "Cook" and "Bake:" may just as well tell the cook to. */
function isPlainLabel(match: string): boolean {
  const label = /^[^\d:=]*/u.exec(match)?.[0].trim() ?? '';
  const isLabelled = match.charAt(match.search(/[\d:=]/u)) === ':' && !isVerb(label);
  return isLabelled || NAMES_TIME.test(label);
}

function spelledFacts(text: string): FactsOfLine {
  const said = spelledServings(text);
  if (said === null) return NO_FACTS;
  const others = said.of.replace(/[^\p{L}]+/gu, '');
  const isAll = others.length <= 4;
  const { count: value, isOfRange } = said;
  const found: FoundFact[] = [{ name: 'servings', value, isOfRange }];
  return { ...NO_FACTS, found, isAll, others, isNoStep: isAll };
}

/** "Menge: 6 Stück", "4 Portionen Menge": a word for how much, beside what counts the portions. */
const HOW_MUCH = new RegExp(
  String.raw`^(?:${QUANTITY_LABEL})\s*[:=]?\s*(?=\d)|\s+(?:${QUANTITY_LABEL})$`,
  'u',
);

/** "1½" and "an hour and a half" in figures; only a short line states nothing but facts. */
function figuresIn(text: string): string {
  const parted = text.replace(RUN_TOGETHER, ' ').replace(/(?<=\d)(?=[¼½¾⅐-⅞])/gu, ' ');
  return fold(parted.length > FACTS_MAX ? parted : inFigures(parted.toLowerCase()));
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]+/gu, '');

/** The minutes of a length of time that stands beside the portions, and nothing else with them. */
function timeBesideServings(line: string) {
  const match = line.length > FACTS_MAX ? null : TIME_ALONE.exec(line);
  if (!match) return null;
  const minutes = toNumber(match[2] ?? match[1]) * 60 + toNumber(match[4] ?? match[3]);
  const rest = line.replace(match[0], ' ');
  const servings = readServings(rest);
  const others = servings && rest.replace(servings.match, ' ').replace(BEFORE_EATERS, ' ');
  return minutes > 0 && others !== null && lettersOf(others) === ''
    ? { minutes, match: match[0], isOfRange: (match[2] ?? match[4]) !== undefined }
    : null;
}

/** "Serves 4 as a main, 6 as a starter": what it serves more as is no other fact. */
const SERVED_AS = new RegExp(String.raw`^${servedAs(RANGE)}[\s.)]*$`, 'u');

/** Servings, times and the difficulty that a line states; a numbered line is a step, whatever it says. */
export function factsOfLine(text: string): FactsOfLine {
  if (numberedStep(text)) return NO_FACTS;
  const stated = statedDifficulty(text);
  if (!stated) return countedFacts(text);
  const rest = text.replace(stated.words, ' ');
  const { difficulty } = stated;
  if (!/[\p{L}\d]/u.test(rest)) return { ...NO_FACTS, isAll: true, isNoStep: true, difficulty };
  return { ...countedFacts(rest), difficulty };
}

function countedFacts(text: string): FactsOfLine {
  let isNoStep = true;
  const line = figuresIn(text).replace(HOW_MUCH, '');
  let left = line
    .replaceAll('⁄', '/')
    .replace(CLOCK, '$1 h $2 min')
    .replace(MINUTES_UNSAID, '$1 $2 min');
  if (!/\d/u.test(left)) return spelledFacts(text);
  const found: FoundFact[] = [];
  for (const [name, pattern] of TIME_PATTERNS) {
    const match = pattern.exec(left);
    if (!match) continue;
    const minutes = toNumber(match[2] ?? match[1]) * 60 + toNumber(match[4] ?? match[3]);
    // "Cook time: 0 min" says that nothing is cooked.
    const isNone = name !== 'totalTime' && (match[1] ?? match[3]) !== undefined && minutes === 0;
    if (minutes <= 0 && !isNone) continue;
    const isOfRange = (match[2] ?? match[4]) !== undefined;
    found.push({ name, value: Math.round(minutes), isOfRange });
    left = left.replace(match[0], ' ');
    isNoStep &&= isPlainLabel(match[0]);
  }
  const beside = found.length === 0 ? timeBesideServings(left) : null;
  if (beside) {
    const { minutes, isOfRange } = beside;
    found.push({ name: 'totalTime', value: Math.round(minutes), isOfRange });
    left = left.replace(beside.match, ' ');
  }
  const servings = readServings(left);
  if (servings) {
    found.push({ name: 'servings', value: servings.value, isOfRange: servings.isOfRange });
    const [above = '', below = ''] = left.split(servings.match, 2);
    left = SERVED_AS.test(below) ? above : left.replace(servings.match, ' ');
  }
  const others = lettersOf(left);
  const isAll = found.length > 0 && others.length <= 4 && !(servings && countsFood(line));
  return { ...NO_FACTS, found, isAll, others, isNoStep: isAll && isNoStep };
}
