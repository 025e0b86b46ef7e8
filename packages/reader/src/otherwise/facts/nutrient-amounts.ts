import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import { NUTRIENT_STEMS, OTHER_NUTRIENTS } from '../../vocabulary/nutrient-stems.ts';

/** Numbers as they are written: "18,5", "1,234.5", and "1 200" where a unit of thousands follows. */
const NUMBER = String.raw`\d{1,2}\s\d{3}(?=\s?(?:mg|kcal))|\d{1,6}(?:[.,]\d{1,6}){0,2}`;
/** A number of calories may stand right before the heading of the shares of a day: "% Daily Value". */
const UNIT = String.raw`kcal|cal|kj|mg|µg|mcg|gr?|%(?!\s?(?:daily|dv))`;
const AMOUNT = String.raw`(?<number>${NUMBER})(?:\s?(?<unit>${UNIT})(?!\p{L}))?`;
const named = NUTRIENTS.map((name) => `(?<${name}>${NUTRIENT_STEMS[name]})`).join('|');
/** Amounts and names; a name ends with its word. */
const SIGNS = new RegExp(
  String.raw`${AMOUNT}|(?:(?<other>${OTHER_NUTRIENTS})|${named})\p{L}{0,14}`,
  'giu',
);

export interface Amount {
  number: string;
  unit: string;
}

/** An amount that some words give of a nutrient. */
export interface NamedAmount extends Amount {
  words: string;
  /** Before the name where the number stands there, behind it where it follows; sure by its unit or its column. */
  side: 'before' | 'behind' | 'sure';
  /** Whether another name may claim the same number. */
  isShared: boolean;
  /** Whether its name stands right behind another, as those of a heading do, and those of "calories from fat". */
  isBehindName: boolean;
}

/** A name, or an amount, at its place in a text. */
interface Sign {
  from: number;
  to: number;
  /** Null for those that nobody compares. */
  name?: Nutrient | null;
  amount?: Amount;
}

const nameIn = (groups: Record<string, string | undefined>): Nutrient | null =>
  NUTRIENTS.find((name) => groups[name] !== undefined) ?? null;

/** "Based on a diet of 2,000 calories." */
const DIET = /^2[.,\s]?000$/;

/** Whether a number tells of all that is eaten in a day. */
const isOfDay = (number: string, unit: string): boolean =>
  unit === '%' || (/^(?:k?cal)?$/i.test(unit) && DIET.test(number));

/** The names and amounts of a text; shares of a day stand beside any of them. */
function signsIn(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { index: from, 0: words, groups = {} } of text.matchAll(SIGNS)) {
    const place = { from, to: from + words.length };
    const { number, unit = '' } = groups;
    if (number === undefined) signs.push({ ...place, name: nameIn(groups) });
    else if (!isOfDay(number, unit))
      signs.push({ ...place, amount: { number, unit: unit.toLowerCase() } });
  }
  return signs;
}

const MOST_LETTERS = 14;
const MOST_BETWEEN = 40;
const MOST_IN_TURN = 2;

/** Whether no more than a word stands between two signs, and no share of a day is counted among its letters. */
function areBeside(text: string, before: Sign | undefined, behind: Sign | undefined): boolean {
  if (!before || !behind || behind.from - before.to > MOST_BETWEEN) return false;
  return text.slice(before.to, behind.from).replace(/\P{L}/gu, '').length <= MOST_LETTERS;
}

/** Energy is counted in units of its own, what is weighed never in these. */
function mayBeOf(name: Nutrient, { unit }: Amount): boolean {
  if (unit === 'kj') return false;
  const isEnergy = unit.endsWith('cal');
  return unit === '' || isEnergy === (name === 'calories');
}

type Found = [Nutrient, NamedAmount];

const isNamed = (sign: Sign | undefined): boolean => sign?.name !== undefined;

/** The amounts behind the name at some place: a table may give those of 100 g and of a portion in turn. */
function* behindName(text: string, signs: readonly Sign[], at: number): Generator<NamedAmount> {
  const [before, sign, ...others] = [signs[at - 1], ...signs.slice(at, at + MOST_IN_TURN + 2)];
  if (!sign) return;
  const isBehindName = isNamed(before) && areBeside(text, before, sign);
  for (const [turn, { amount, to }] of others.slice(0, MOST_IN_TURN).entries()) {
    const [last, value, next] = [signs[at + turn], others[turn], others[turn + 1]];
    if (!amount || !areBeside(text, last, value)) return;
    const isShared = isBehindName || (isNamed(next) && areBeside(text, value, next));
    yield { ...amount, words: text.slice(sign.from, to), side: 'behind', isShared, isBehindName };
  }
}

/** The amount before the name at some place. */
function* beforeName(text: string, signs: readonly Sign[], at: number): Generator<NamedAmount> {
  const [last, before, sign] = [signs[at - 2], signs[at - 1], signs[at]];
  if (!sign || !before?.amount || !areBeside(text, before, sign)) return;
  const isShared = isNamed(last) && areBeside(text, last, before);
  const words = text.slice(before.from, sign.to);
  yield { ...before.amount, words, side: 'before', isShared, isBehindName: false };
}

/** The amounts that the name at some place may have on either side of it. */
function* besideName(text: string, signs: readonly Sign[], at: number): Generator<Found> {
  const name = signs[at]?.name;
  if (!name) return;
  for (const found of [...behindName(text, signs, at), ...beforeName(text, signs, at)])
    // "Energy kcal 410".
    if (mayBeOf(name, found))
      yield [name, name === 'calories' ? { ...found, isBehindName: false } : found];
}

const SURE = { side: 'sure', isShared: false, isBehindName: false } as const;
const FEWEST_COLUMNS = 2;

/** The end of a run of signs that are all names, or all amounts. */
function endOfRun(signs: readonly Sign[], from: number): number {
  let end = from + 1;
  while (end < signs.length && isNamed(signs[end]) === isNamed(signs[from])) end++;
  return end;
}

/** Names in a row with as many amounts in the next. */
function* inColumns(text: string, signs: readonly Sign[]): Generator<Found> {
  for (let from = 0, end = 0; from < signs.length; from = end) {
    end = endOfRun(signs, from);
    const columns = end - from;
    if (!isNamed(signs[from]) || columns < FEWEST_COLUMNS) continue;
    if (end >= signs.length || endOfRun(signs, end) - end !== columns) continue;
    for (const [column, sign] of signs.slice(from, end).entries()) {
      const value = signs[end + column];
      if (!sign.name || !value?.amount || !mayBeOf(sign.name, value.amount)) continue;
      const words = `${text.slice(sign.from, sign.to)} ${text.slice(value.from, value.to)}`;
      yield [sign.name, { ...value.amount, words, ...SURE }];
    }
  }
}

/** Nothing else is counted so. */
function* inKcal(text: string, signs: readonly Sign[]): Generator<Found> {
  for (const { amount, from, to } of signs)
    if (amount?.unit === 'kcal')
      yield ['calories', { ...amount, words: text.slice(from, to), ...SURE }];
}

/** The amounts that a text, as it is written, may give of each nutrient. */
export function* amountsIn(text: string): Generator<Found> {
  const signs = signsIn(text);
  for (const at of signs.keys()) yield* besideName(text, signs, at);
  yield* inColumns(text, signs);
  yield* inKcal(text, signs);
}
