import { readPage } from '../../packages/reader/src/index.ts';
import type { Dish } from './dish.ts';
import { DISHES_FROM_ABROAD } from './dishes-from-abroad.ts';
import { ENGLISH_DISHES } from './english-dishes.ts';
import { declaring } from './page-kinds.ts';

const ADDRESS = 'https://table.example/recipe';
const WARNED = 70;

const without = (lines: readonly string[], at: number): string[] =>
  lines.filter((_line, place) => place !== at);
const middle = (lines: readonly string[]): number => Math.floor(lines.length / 2);

/** The first line that begins with a whole number, with another in its place. */
function withOtherAmount(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^\d+\s(?!\d|\()/.test(line));
  return lines.map((line, place) =>
    place === at ? line.replace(/^\d+/, (amount) => String(Number(amount) + 3)) : line,
  );
}

/** The last line that has a number, with the next one in its place. */
function withOneMore(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line) => /\d/.test(line));
  return lines.map((line, place) =>
    place === at ? line.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1)) : line,
  );
}

const cutInHalf = (line = ''): string => line.slice(0, Math.floor(line.length / 2)).trimEnd();

/** The last line that has both, without its amount. */
function withoutAmount(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line) => /^\d+ \p{L}{1,3}\s\p{L}{3,}/u.test(line));
  return lines.map((line, place) => (place === at ? line.replace(/^\d+ \S+\s/, '') : line));
}

const amountOf = (line: string): string => /^\d+(?=\s(?!\d|\())/.exec(line)?.[0] ?? '';

/** The first two lines that begin with another whole number each, with these exchanged. */
function withAmountsExchanged(lines: readonly string[]): string[] {
  const one = lines.findIndex((line) => amountOf(line) !== '');
  const first = amountOf(lines[one] ?? '');
  const other = lines.findIndex((line) => !['', first].includes(amountOf(line)));
  const second = amountOf(lines[other] ?? '');
  if (second === '') return [...lines];
  return lines.map((line, at) => {
    if (at === one) return second + line.slice(first.length);
    return at === other ? first + line.slice(second.length) : line;
  });
}

const secondHalf = (line = ''): string => line.slice(Math.floor(line.length / 2)).trimStart();

const ANOTHER_STEP = 'Pour the syrup over the violets and wait until it is hard.';

/** Ways in which the data of a page says something else than the page shows. */
const FAULTS: Readonly<Record<string, (dish: Dish) => Partial<Dish>>> = {
  'last ingredient left out': ({ ingredients }) => ({ ingredients: ingredients.slice(0, -1) }),
  'first ingredient left out': ({ ingredients }) => ({ ingredients: ingredients.slice(1) }),
  'half of the ingredients left out': ({ ingredients }) => ({
    ingredients: ingredients.slice(0, middle(ingredients)),
  }),
  'an ingredient within left out': ({ ingredients }) => ({
    ingredients: without(ingredients, middle(ingredients)),
  }),
  'another amount': ({ ingredients }) => ({ ingredients: withOtherAmount(ingredients) }),
  'an amount left out': ({ ingredients }) => ({ ingredients: withoutAmount(ingredients) }),
  'another food': ({ ingredients }) => ({
    ingredients: ingredients.with(middle(ingredients), '3 cups candied violets'),
  }),
  'a food of few letters more': ({ ingredients }) => ({
    ingredients: ingredients.toSpliced(middle(ingredients), 0, '1 yam'),
  }),
  'another food before the first': ({ ingredients }) => ({
    ingredients: ['3 cups candied violets', ...ingredients],
  }),
  'another food behind the last': ({ ingredients }) => ({
    ingredients: [...ingredients, 'candied violets'],
  }),
  'first step left out': ({ steps }) => ({ steps: steps.slice(1) }),
  'last step left out': ({ steps }) => ({ steps: steps.slice(0, -1) }),
  'another step': ({ steps }) => ({
    steps: steps.with(middle(steps), ANOTHER_STEP),
  }),
  'another step before the first': ({ steps }) => ({ steps: [ANOTHER_STEP, ...steps] }),
  'another step behind the last': ({ steps }) => ({ steps: [...steps, ANOTHER_STEP] }),
  'steps in another order': ({ steps }) => ({
    steps: [...steps.slice(0, -2), ...steps.slice(-2).toReversed()],
  }),
  'last step told first': ({ steps }) => ({ steps: [...steps.slice(-1), ...steps.slice(0, -1)] }),
  'a step cut within': ({ steps }) => ({
    steps: steps.with(middle(steps), cutInHalf(steps[middle(steps)])),
  }),
  'one more in the last number of the steps': ({ steps }) => ({ steps: withOneMore(steps) }),
  'an ingredient twice': ({ ingredients }) => ({
    ingredients: ingredients.toSpliced(1, 0, ...ingredients.slice(1, 2)),
  }),
  'two ingredients on one line': ({ ingredients }) => ({
    ingredients: [ingredients.slice(0, 2).join(' '), ...ingredients.slice(2)],
  }),
  'amounts of two ingredients exchanged': ({ ingredients }) => ({
    ingredients: withAmountsExchanged(ingredients),
  }),
  'a step without its first half': ({ steps }) => ({
    steps: steps.with(middle(steps), secondHalf(steps[middle(steps)])),
  }),
  'another cooking time': ({ cookMinutes }) => ({ cookMinutes: cookMinutes + 37 }),
  'less time to cook': ({ cookMinutes }) => ({ cookMinutes: Math.ceil(cookMinutes / 2) }),
  'another time to prepare': ({ prepMinutes }) => ({ prepMinutes: prepMinutes + 17 }),
  'times exchanged': ({ prepMinutes, cookMinutes }) => ({
    prepMinutes: cookMinutes,
    cookMinutes: prepMinutes,
  }),
  'more portions': ({ servings }) => ({ servings: servings + 3 }),
  'one portion less': ({ servings }) => ({ servings: servings - 1 }),
};

export interface FalseData {
  readonly fault: string;
  readonly dish: Dish;
  /** Whether the recipe was read as the page shows it, or what differs was marked. */
  readonly noticed: boolean;
}

function isNoticed(dish: Dish, declared: Dish): boolean {
  const read = readPage(declaring(dish, declared), ADDRESS);
  const truth = readPage(declaring(dish, dish), ADDRESS);
  if (!read || !truth) return read === truth;
  const said = ({ ingredients, directions, servings, prepTime, cookTime }: typeof read): string =>
    JSON.stringify([ingredients, directions, servings, prepTime, cookTime]);
  const marks = ({ evidence }: typeof read): number =>
    evidence.filter(({ basis, confidence }) => basis === 'source' && confidence < WARNED).length;
  return said(read) === said(truth) || read.confidence < WARNED || marks(read) > marks(truth);
}

/** Every dish on a page with each of the faults that it can have. */
export const falseData = (): FalseData[] =>
  Object.entries(FAULTS).flatMap(([fault, falsified]) =>
    [...ENGLISH_DISHES, ...DISHES_FROM_ABROAD].flatMap((dish) => {
      const declared = { ...dish, ...falsified(dish) };
      if (JSON.stringify(declared) === JSON.stringify(dish)) return [];
      return [{ fault, dish, noticed: isNoticed(dish, declared) }];
    }),
  );
