import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { takeWithAdded } from '../finding/take-with-added.ts';
import { namesFood } from '../foods/food-words.ts';
import { type RowBeside, rowsBehind, rowsUpTo } from '../goes-on/rows-behind.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { opensWithAmountWord } from '../lines/page-line-likeness.ts';
import { ingredientsAsListed } from '../otherwise/ingredients-as-listed.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { withoutBullet } from '../text/bullet.ts';
import { once } from '../text/once.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { headingKind, sectionKind } from '../vocabulary/section-words.ts';
import { isAmountOfFood, namesIn } from './food-row.ts';
import { INGREDIENTS, mayNameIngredients, STEPS } from './section-stems.ts';

/** No food and its amount take fewer letters. */
const SHORTEST = 4;
const BETWEEN = 200;
const ABOVE = 200;
const BELOW = 400;

/** What a list goes on with in a sentence: "You will also need: icing sugar". */
const ALSO_NEEDED =
  /^(?:you(?:[’']ll| will)? also need|also needed|außerdem|zusätzlich|(?:je hebt )?ook nodig|il (?:vous )?faut aussi|también(?: necesitas)?|também|serve anche|dessutom|desuden|i tillegg|ponadto|továbbá)(?: \p{L}+)?:\s+(\P{N}{3,80})$/iu;
/** How that begins in bare text. */
const MAY_BE_NEEDED =
  /alsoneed|außerdem|zusätzlich|ooknodig|fautaussi|también|também|serveanche|dessutom|desuden|itillegg|ponadto|továbbá/u;

/** What a table of nutrients says beside fat, sugar and salt, in bare text. */
const OF_NUTRITION =
  /nutri|kcal|calor|kalor|protein|carbo|carbs|nährwert|kohlenhydr|eiweiß|voedingswaarde|koolhydr|glucid|lipid|hidratos|näring|næring|kolhydr|kulhydr|wartościodż|węglow|tápérték|szénhidr/u;

const OPENS_WITH_NUMBER = /^(?:\d|[¼-¾⅐-⅞])/u;
const NAME_MAX = 50;

const namesNew = (text: string, known: string): boolean =>
  namesIn(text).some((name) => !known.includes(name.replace(/s$/, '')));

/** What tells the ingredients among the rows around a list. */
class FoodRows {
  // Most lists have none.
  readonly #declared: () => ReadonlySet<string>;
  readonly #whole: () => string;
  readonly #language: () => string;

  constructor(lines: readonly SeenLine[]) {
    this.#declared = once(() => new Set(lines.map(({ bare }) => bare)));
    this.#whole = once(() => lines.map(({ line }) => line.toLowerCase()).join(' '));
    this.#language = once(() => guessLanguage(this.#whole()));
  }

  /** Whether a row is another ingredient, and not one of those beside it in another measure. */
  #isOther(text: string, beside: readonly SeenLine[]): boolean {
    if (!OPENS_WITH_NUMBER.test(text) && !opensWithAmountWord(text)) return false;
    if (!isAmountOfFood(text) || this.#declared().has(bareOf(text))) return false;
    return namesNew(text, beside.map(({ line }) => line.toLowerCase()).join(' '));
  }

  /** Whether it is one outside of the list, where also tools and nutrients are counted. */
  isOtherFood(text: string, beside: SeenLine): boolean {
    return this.#isOther(text, [beside]) && namesFood(text, this.#language());
  }

  /** Whether it is one between two lines. */
  isBetween(text: string, beside: readonly SeenLine[]): boolean {
    return (
      this.#isOther(text, beside) && (this.#isMeasured(text) || namesFood(text, this.#language()))
    );
  }

  /** Whether rows go on with the list, and are not the same once more for another number of portions. */
  goOn(texts: readonly string[], isPart: boolean): boolean {
    const others = texts.filter((text) => namesNew(text, this.#whole()));
    return (
      (isPart ? others.length > 0 : others.length * 2 > texts.length) &&
      texts.some((text) => this.#isMeasured(text))
    );
  }

  /** Whether a row is measured, as neither portions nor tins are. */
  #isMeasured(text: string): boolean {
    const { quantity, unit } = parseIngredient(text, this.#language());
    return quantity !== '' && unit !== '' && !/^(?:cm|mm|inch)/.test(unit);
  }

  /** What such a sentence names, where that is all food. */
  neededBy(text: string): string | null {
    const [, needed] = ALSO_NEEDED.exec(text) ?? [];
    const names = needed?.replace(/\.$/, '').split(/,\s+/u) ?? [];
    const isFood = (name: string): boolean =>
      namesFood(name.split(' ').at(-1) ?? '', this.#language());
    return names.length > 0 && names.every(isFood) ? names.join(', ') : null;
  }
}

const textsOf = (rows: Iterable<RowBeside>): string[] =>
  [...rows].filter(({ isSetApart }) => !isSetApart).map(({ text }) => withoutBullet(text));

/** The ingredients in rows of their own between two lines. */
function listedBetween(
  [above, below]: readonly [SeenLine, SeenLine],
  foods: FoodRows,
  page: ScannedPage,
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
function listedBelow(last: SeenLine, foods: FoodRows, page: ScannedPage): string[] {
  const end = last.at + last.bare.length;
  const below = page.shown.slice(end, end + BELOW);
  const letters = below.search(STEPS);
  if (letters < SHORTEST) return [];
  const between = below.slice(0, letters);
  if (!/\d/.test(between) && !MAY_BE_NEEDED.test(between)) return [];
  if (OF_NUTRITION.test(between)) return [];
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
function listedAbove(first: SeenLine, foods: FoodRows, page: ScannedPage): string[] {
  const from = Math.max(0, first.at - ABOVE);
  const above = page.shown.slice(from, first.at);
  if (!mayNameIngredients(above)) return [];
  const heading = [...above.matchAll(INGREDIENTS)].at(-1);
  if (!heading || !/\d\p{L}{2}/u.test(above.slice(heading.index))) return [];
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
  const foods = new FoodRows(lines);
  const whole = [
    ...listedAbove(first, foods, page),
    ...lines.flatMap((line, index) => {
      const below = lines[index + 1];
      const more = below
        ? listedBetween([line, below], foods, page)
        : listedBelow(line, foods, page);
      return [ingredients[index] ?? line.line, ...more];
    }),
  ];
  if (whole.length > ingredients.length) takeWithAdded(recipe, 'ingredients', whole);
}
