import { onceInARow } from './once-in-a-row.ts';
import { isClosingWords } from '../card/zones/closing-wish.ts';
import { withoutWish } from './without-wish.ts';
import { withoutCommonTail } from './common-tail.ts';
import { partMeasures } from './side-by-side-measures.ts';
import { withoutBullet } from '../text/bullet.ts';
import { isListedItem } from '../lines/listed-item.ts';
import { LIST_SIGNS, TYPED_BOX } from '../text/list-signs.ts';
import { evenlySpaced } from '../text/plain-text.ts';
import { joinTorn } from '../shown/lists/torn-lines.ts';
import { areInCapitals } from '../text/in-capitals.ts';
import { once } from '../text/once.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { partTitled } from '../vocabulary/part-words.ts';
import { isStaple } from '../vocabulary/staples.ts';
import { sectionKind } from '../vocabulary/section-words.ts';

/** What begins with a figure is no word to the reader, and most lines of a list do. */
const COUNTS = /^\d/;

const saysSomething = (line: string): boolean =>
  COUNTS.test(line) || (/[\p{L}\p{N}]/u.test(line) && !isChatter(line));

const IN_CAPITALS = /^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$/u;
const FEW = 1 / 3;

/** "MSG" is short for what it names. */
const SHORT_FOR = /^\p{Lu}{2,3}$/u;

/** Without the titles in capitals: "DRESSING". In a list that is written in them only names of parts are such, and below a title something follows. */
function withoutCapitals(lines: string[]): string[] {
  const areAll = once(() => areInCapitals(lines));
  const isOne = (line: string): boolean => !areAll() || partTitled(line) !== null;
  const own = lines.filter(
    (line, at) =>
      !IN_CAPITALS.test(line) ||
      SHORT_FOR.test(line) ||
      isStaple(line) ||
      at === lines.length - 1 ||
      !isOne(line),
  );
  return own.length >= lines.length * (1 - FEW) ? own : lines;
}

const ITEM_BULLET = new RegExp(String.raw`^(?:[${LIST_SIGNS}-]|${TYPED_BOX})\s*(?=\S)`, 'u');
const ENOUGH_BULLETS = 3;
const TITLE_MAX = 60;

/** Of a list that writes a bullet before each item, the items: "Sauce" without one heads those that follow. */
function bulleted(lines: readonly string[]): readonly string[] {
  const items = lines.filter((line) => ITEM_BULLET.test(line));
  if (items.length < ENOUGH_BULLETS) return lines;
  const others = lines.filter((line) => !ITEM_BULLET.test(line));
  const areTitles = others.every((line) => line.length <= TITLE_MAX && !/[\d¼-¾⅐-⅞]/u.test(line));
  const most = items.length >= others.length * 2;
  return most && areTitles && !ITEM_BULLET.test(lines[0] ?? '') ? items : lines;
}

export function tidyIngredients(lines: readonly string[]): string[] {
  const tidy = bulleted(withoutCommonTail(lines))
    .filter(isListedItem)
    .map((line) => partMeasures(evenlySpaced(withoutBullet(line))))
    .filter(saysSomething);
  return joinTorn(withoutCapitals(tidy));
}

const COUNTED = /^(\d{1,2})(?:[.)]\s*(?:[-–—]\s*)?|\s*)(?=\p{Lu})/u;

/** Whether the steps count themselves, although something uncounted may stand between them. */
function countThemselves(steps: readonly string[]): boolean {
  const numbers = steps.flatMap((step) => COUNTED.exec(step)?.[1] ?? []);
  return (
    numbers.length >= 3 &&
    numbers.length > steps.length / 2 &&
    numbers.every((number, at) => number === String(at + 1))
  );
}

/** The number of a step from an element of its own, with nothing between it and the first word: "1Boil". */
const GLUED = /^\d{1,2}(?=\p{Lu}\p{Ll})/u;

/** Steps that count themselves ("1 Peel …", "2 Cut …"), without their numbers and without what follows as a note. */
function uncounted(given: string[]): string[] {
  const glued = given.length > 1 && given.every((step) => GLUED.test(step));
  const steps = glued ? given.map((step) => step.replace(GLUED, '')) : given;
  if (!steps.some((step) => COUNTED.test(step))) return steps;
  const counted = steps.filter((step, at) => COUNTED.exec(step)?.[1] === String(at + 1)).length;
  const rest = steps.slice(counted);
  if (counted < 2 || rest.some((step) => COUNTED.test(step)))
    return countThemselves(steps) ? steps.map((step) => step.replace(COUNTED, '')) : steps;
  return [
    ...steps.slice(0, counted).map((step) => step.replace(COUNTED, '')),
    ...rest.filter((step) => sectionKind(/^[^:]{2,30}(?=:)/.exec(step)?.[0] ?? '') !== 'other'),
  ];
}

const NEXT_NUMBER = /(?<=[.!?)…]\s*)(?=(\d{1,2})[.)]\s+\p{Lu})/gu;

/** One text that counts its steps ("1. Peel … 2. Cut …"), step by step. */
function stepByStep(text: string): string[] {
  if (!/^1[.)]\s/.test(text)) return [text];
  const starts = [0];
  for (const { index, 1: number } of text.matchAll(NEXT_NUMBER))
    if (number === String(starts.length + 1)) starts.push(index);
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** The steps without what editors and programs leave in them, as often as a page shows them. */
export function tidySteps(given: readonly string[], shown?: string): string[] {
  const lines = given.length === 1 ? given.flatMap(stepByStep) : given;
  const tidy = lines
    .map((line) => withoutBullet(line).trim())
    .filter((line) => /\p{L}/u.test(line) && !isChatter(line));
  const steps = withoutClosing(uncounted(onceInARow(tidy, shown)));
  const last = steps.at(-1);
  return last === undefined || shown === undefined
    ? steps
    : [...steps.slice(0, -1), withoutWish(last, shown)];
}

/** Whoever wishes a good meal or signs the recipe does so below the last step. */
function withoutClosing(steps: string[]): string[] {
  const last = steps.findLastIndex((step) => !isClosingWords(step));
  return last < 0 ? steps : steps.slice(0, last + 1);
}

const SAYS_RECIPE =
  /\s*(?:[|»·•:–—-]|\()\s*(?:(?:the |das |het |la )?(?:recipes?|rezepte?|recepte?n?|recettes?|recetas?|receitas?|ricett[ae]|opskrift|oppskrift|przepis|recept))\)?$|\s+-\s*\(\d(?:\.\d)?\/5\)$/i;

/** What names any dish, and so none. */
const ANY_DISH =
  /^(?:(?:the|our|my|das|unser|la|notre|print) )?(?:recipes?|rezepte?|recept(?:en)?|recettes?|recetas?|receitas?|ricett[ae]|opskrift(?:er)?|oppskrift(?:er)?|przepisy?|receptek|untitled|home)$/i;

/** The dish alone, where a title ends in "– recipe" or in its rating; nothing where it only says "recipe". */
export const tidyTitle = (title: string): string =>
  ANY_DISH.test(title) ? '' : title.replace(SAYS_RECIPE, '').trim() || title;
