import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { takeWithAdded } from '../finding/take-with-added.ts';
import { ingredientsAsListed } from '../otherwise/lists/ingredients-as-listed.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { listEdges } from '../shown/lists/list-edges.ts';
import { type RowBeside, rowsBehind, rowsUpTo } from '../shown/rows-beside-line.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { withoutBullet } from '../text/bullet.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { withoutChoices } from '../vocabulary/portion-choices.ts';
import { INGREDIENTS, mayNameIngredients, STEPS } from '../vocabulary/section-stems.ts';
import { tellsNutrients } from '../vocabulary/nutrient-stems.ts';
import { headingKind, sectionKind } from '../vocabulary/section-words.ts';
import { mayNameNeeded } from './rows/also-needed.ts';
import { FoodsBeside } from './rows/foods-beside.ts';
import { mayTellPart } from './rows/foods-part.ts';

/** No food and its amount take fewer letters. */
const SHORTEST = 4;
/** How many letters may stand between two lines, or between all of them and the headings around. */
const BETWEEN = 200;
const ABOVE = 200;
const BELOW = 400;

const NAME_MAX = 50;

const textsOf = (rows: Iterable<RowBeside>): string[] =>
  [...rows].filter(({ isSetApart }) => !isSetApart).map(({ text }) => withoutBullet(text));

/** The ingredients in rows of their own between two lines. */
function listedBetween(
  above: SeenLine,
  below: SeenLine,
  { foods, page }: { foods: FoodsBeside; page: ScannedPage },
): string[] {
  const end = above.at + above.bare.length;
  const letters = below.at - end;
  if (letters < SHORTEST || letters > BETWEEN) return [];
  if (!/\d/.test(page.shown.slice(end, below.at))) return [];
  return textsOf(rowsBehind(end, below.at, page)).filter((text) =>
    foods.isBetween(text, [above, below]),
  );
}

/** Those below the last line, at once or under the name of a part, up to the heading of the steps. */
function listedBelow(last: SeenLine, foods: FoodsBeside, page: ScannedPage): string[] {
  const end = last.at + last.bare.length;
  const below = page.shown.slice(end, end + BELOW);
  const letters = below.search(STEPS);
  if (letters < SHORTEST) return [];
  const between = below.slice(0, letters);
  if (!/\d/.test(between) && !mayNameNeeded(between) && !mayTellPart(between)) return [];
  if (tellsNutrients(between)) return [];
  const found: string[] = [];
  let isNamed = false;
  for (const text of textsOf(rowsBehind(end, end + letters, page))) {
    const needed = foods.neededBy(text);
    if (needed !== null) return [...found, needed];
    if (foods.isOtherFood(text, last)) found.push(text);
    else if (isChatter(text)) continue;
    else if (isNamed || text.length > NAME_MAX || /\d/.test(text) || sectionKind(text) !== null)
      break;
    else isNamed = true;
  }
  return foods.goOn(found, isNamed) ? found : [];
}

/** Those between the heading of the list and its first line. */
function listedAbove(first: SeenLine, foods: FoodsBeside, page: ScannedPage): string[] {
  const from = Math.max(0, first.at - ABOVE);
  const above = page.shown.slice(from, first.at);
  if (!mayNameIngredients(above)) return [];
  const heading = [...above.matchAll(INGREDIENTS)].at(-1);
  if (!heading || !/\d\p{L}{2}/u.test(withoutChoices(above.slice(heading.index)))) return [];
  const texts = textsOf(rowsUpTo(from, first.at, page));
  const headed = texts.findLastIndex((text) => headingKind(text) !== null);
  if (headingKind(texts[headed] ?? '') !== 'ingredients') return [];
  const found = texts.slice(headed + 1).filter((text) => foods.isOtherFood(text, first));
  return foods.goOn(found, false) ? found : [];
}

/** Whether a page shows each of the lines, one behind the other: then what stands beside them is none of them in other words. */
const areInTurn = (lines: readonly SeenLine[]): boolean =>
  lines.every(({ at, bare }, index) => {
    const before = lines[index - 1];
    return at >= 0 && bare !== '' && (!before || before.at + before.bare.length <= at);
  });

/** Adds the ingredients that a page lists beside the declared ones in elements of another kind. */
export function addListedBeside(recipe: Finding, page: ScannedPage): void {
  const { ingredients } = recipe;
  if (ingredients.length > MAX_COMPARED) return;
  const lines = seenLines(ingredientsAsListed(ingredients, page), page.shown);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || !areInTurn(lines)) return;
  const { isHeaded, isClosed, isUnbroken } = listEdges(lines, 'ingredients', page);
  if (isHeaded && isClosed && isUnbroken) return;
  const foods = new FoodsBeside(lines);
  const above = isHeaded ? [] : listedAbove(first, foods, page);
  const behind = lines.map((line, index) => {
    const below = lines[index + 1];
    return below ? listedBetween(line, below, { foods, page }) : listedBelow(line, foods, page);
  });
  if (above.length === 0 && behind.every((more) => more.length === 0)) return;
  const whole = lines.flatMap(({ line }, index) => [
    ingredients[index] ?? line,
    ...(behind[index] ?? []),
  ]);
  takeWithAdded(recipe, 'ingredients', [...above, ...whole]);
}
