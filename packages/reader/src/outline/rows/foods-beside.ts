import { startsWithNumber } from '../../text/number-signs.ts';
import { namesFood } from '../../foods/food-words.ts';
import { isTool } from '../../foods/listed-kind.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { Language } from '../../ingredients/language.ts';
import { parseIngredient } from '../../ingredients/parse-ingredient.ts';
import { opensWithAmountWord } from '../../lines/page-line-likeness.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { AND_WORDS } from '../../vocabulary/and-words.ts';
import { neededIn } from './also-needed.ts';
import { hasNewName, isAmountOfFood, mayTellOf } from './food-row.ts';
import { foodsOfPart } from './foods-part.ts';

/** What stands between two foods of a row. */
const LISTED = new RegExp(String.raw`,\s+|\s+(?:&|${AND_WORDS})\s+`, 'iu');
/** "Dust with icing sugar" tells what to do. */
const TELLS_HOW = /\s(?:with|into|on|over|mit|auf|avec|sur|con|sobre|com|su|med|på|met|op)\s/iu;

/** What tells the ingredients among the rows around a list. */
export class FoodsBeside {
  // Most lists have no such rows.
  readonly #declared: () => ReadonlySet<string>;
  readonly #whole: () => string;
  readonly #language: () => Language;

  constructor(lines: readonly SeenLine[]) {
    this.#declared = once(() => new Set(lines.map(({ bare }) => bare)));
    this.#whole = once(() => lines.map(({ line }) => line.toLowerCase()).join(' '));
    this.#language = once(() => guessLanguage(this.#whole()));
  }

  /** Whether a row is another ingredient, and not one of those beside it in another measure. */
  #isOther(text: string, beside: readonly SeenLine[]): boolean {
    if (!startsWithNumber(text) && !opensWithAmountWord(text)) return false;
    if (!isAmountOfFood(text) || this.#declared().has(bareOf(text))) return false;
    if (mayTellOf(text) || isTool(text, this.#language())) return false;
    return hasNewName(text, beside.map(({ line }) => line.toLowerCase()).join(' '));
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
    const others = texts.filter((text) => hasNewName(text, this.#whole()));
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

  #endsWithFood(name: string): boolean {
    return namesFood(name.split(' ').at(-1) ?? '', this.#language());
  }

  /** What a sentence names as also needed, where that is all food. */
  neededBy(text: string): string | null {
    const names = neededIn(text);
    const isNeeded = names.length > 0 && names.every((name) => this.#endsWithFood(name));
    return isNeeded ? names.join(', ') : this.#toldOfPart(text);
  }

  /** What a row lists of a part that is seldom measured, where that is food which no line names. */
  #toldOfPart(text: string): string | null {
    const foods = foodsOfPart(text);
    if (foods === null || !hasNewName(foods, this.#whole())) return null;
    const names = foods.split(LISTED);
    return names.every((name) => this.#endsWithFood(name) && !TELLS_HOW.test(name)) ? foods : null;
  }
}
