import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { takeWithAdded } from '../finding/take-with-added.ts';
import { ingredientsAsListed } from '../otherwise/lists/ingredients-as-listed.ts';
import { stepsAsTold } from '../otherwise/steps/steps-as-told.ts';
import { compareSteps } from '../otherwise/steps/told-otherwise.ts';
import { dishWords } from '../vocabulary/dish-words.ts';
import { withoutKeepingBehind } from '../vocabulary/keeping-words.ts';
import { withoutLabel, withoutNumber } from '../vocabulary/step-label.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { withoutBullet } from '../text/bullet.ts';
import { wordShare } from '../text/word-share.ts';
import { breaksOff, goesOnBehind } from '../lines/cut-line.ts';
import { type HomePart, homeParts } from './home-parts.ts';
import { ingredientRows } from './rows/ingredient-rows.ts';
import { leftOut, type LeftOut } from './left-out.ts';
import { bareItem } from './at-a-glance/list-items-beside.ts';
import type { OutlineRow } from './rows/outline-row.ts';
import { pageOutline } from './rows/page-outline.ts';
import { withSectionRows } from './rows/section-rows.ts';
import { isOfDish, secondCards } from './second-card.ts';
import { stepRows } from './rows/step-rows.ts';
import { withoutTails } from './rows/tailed-rows.ts';

const MAX_ITEMS = 1_500;

/** The lines with those that are left out in their places, each once. */
function withLeftOut(declared: readonly string[], more: readonly LeftOut[]): readonly string[] {
  if (more.length === 0) return declared;
  const known = new Set(declared.map(bareOf));
  const added = more.filter(({ text }) => {
    const bare = bareOf(text);
    const isNew = !known.has(bare);
    known.add(bare);
    return isNew;
  });
  const behind = (place: number): string[] =>
    added.filter(({ after }) => after === place).map(({ text }) => text);
  return [...behind(-1), ...declared.flatMap((line, at) => [line, ...behind(at)])];
}

/** Tells of lines how they go on to their end, where the page shows the rest of one that breaks off. */
function restOfRows(rows: readonly OutlineRow[]): (declared: readonly string[]) => string[] {
  const shown = new Set(rows.map(({ bare }) => bare));
  return (declared) =>
    declared.map((line) => {
      const start = bareOf(line);
      if (shown.has(start)) return line;
      const longer = rows.filter(({ bare }) => bare.startsWith(start));
      if (longer.length === 0) return line;
      const tellsTheRest = goesOnBehind(line);
      return longer.find(({ text }) => tellsTheRest(text))?.text ?? line;
    });
}

const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length !== other.length || one.some((line, at) => line !== other[at]);

/** What the recipe is called, and the page, if that says more of it. */
const namesOfDish = (title: string, page: ScannedPage): string[] => [
  title,
  ...page.headings.filter((text) => wordShare(dishWords(title), dishWords(text)) === 1),
];

/** The letters of the lines that no sign or label precedes: an item that has the same is none but that line. */
const lettersOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.filter((line) => withoutLabel(withoutBullet(line)) === line).map(bareOf));

/** The bare names that stand before steps, of the parts that they begin: "Make the filling: Heat the oil." */
const partNames = (steps: readonly string[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) => (step.includes(': ') ? bareOf(step.slice(0, step.indexOf(': '))) : [])),
  );

/** Lines that were told to their end, the others as the page writes what was declared in their places. */
const inPageWords = (
  lines: readonly string[],
  declared: readonly string[],
  written: readonly string[],
): string[] => lines.map((line, at) => (line === declared[at] ? (written[at] ?? line) : line));

/** Steps that are left out, without their numbers where the declared ones have none. */
const countedAs = (declared: readonly string[], more: readonly LeftOut[]): readonly LeftOut[] =>
  declared.some((step) => withoutNumber(step) !== step)
    ? more
    : more.map(({ after, text }) => ({ after, text: withoutNumber(text) }));

/** Whether a part of a page has an item that is none of the lines, of which the letters are given. */
const hasOtherItem = (
  { markup, at }: HomePart,
  letters: ReadonlySet<string>,
  page: ScannedPage,
): boolean =>
  page.items.within({ from: at, to: at + markup.length }).some((item) => {
    const bare = bareItem(item, page);
    return bare !== '' && !letters.has(bare);
  });

/** Adds what the lists of the page that hold the declared lines have beside them, and the cards of the dish below. */
export function completeLists(recipe: Finding, page: ScannedPage): void {
  const { ingredients, steps, doubts } = recipe;
  if (ingredients.length > MAX_COMPARED || steps.length > MAX_COMPARED) return;
  const told = stepsAsTold(steps, compareSteps(steps, page), page);
  const listed = ingredientsAsListed(ingredients, page);
  const home = homeParts([listed, told], page);
  const [areIngredientsInRows = false, areStepsInRows = false] = home.inRows;
  const letters = lettersOf([...listed, ...told]);
  const mayBeRows = areIngredientsInRows || areStepsInRows;
  const areAsWritten = !differ(listed, ingredients) && !differ(told, steps);
  const areWhole = areAsWritten && ![...ingredients, ...steps].some(breaksOff);
  const hasOthers = (): boolean => home.parts.some((part) => hasOtherItem(part, letters, page));
  if (areWhole && !mayBeRows && !hasOthers()) return;
  const outlines = home.parts.map((part) => pageOutline(part, page, letters));
  const sections = mayBeRows
    ? outlines.map((rows) =>
        withSectionRows(rows, {
          parts: partNames(steps),
          areRows: areStepsInRows,
          areFoodsRows: areIngredientsInRows,
        }),
      )
    : outlines;
  const parts = sections.map((rows) => withoutTails(rows, listed));
  if (parts.length === 0) return;
  const items = parts.flat().filter(({ list }) => list > 0);
  if (items.length > MAX_ITEMS) return;
  const toTheirEnd = restOfRows(items);
  const list = toTheirEnd(ingredients);
  const method = toTheirEnd(steps);
  // One text for all steps is not the first of them.
  if (method.length === 1 && method.some(breaksOff)) doubts.add('steps broken off');
  const likeness = {
    ingredients: ingredientRows(inPageWords(list, ingredients, listed), items),
    steps: stepRows(inPageWords(method, steps, told), items),
  };
  const cards = parts
    .flatMap((rows) => secondCards(rows, likeness))
    .filter((card) => namesOfDish(recipe.title, page).some((name) => isOfDish(card, name)));
  const wholeList = [
    ...withLeftOut(list, leftOut(parts, likeness.ingredients)),
    ...cards.flatMap((card) => card.ingredients),
  ];
  const allSteps = [
    ...withLeftOut(method, countedAs(method, leftOut(parts, likeness.steps))),
    ...cards.flatMap((card) => card.steps),
  ];
  const wholeMethod = withoutKeepingBehind(allSteps, (step) => !method.includes(step));
  if (!doubts.has('ingredients broken off') && differ(wholeList, ingredients))
    takeWithAdded(recipe, 'ingredients', wholeList);
  if (!doubts.has('steps broken off') && differ(wholeMethod, steps))
    takeWithAdded(recipe, 'steps', wholeMethod);
}
