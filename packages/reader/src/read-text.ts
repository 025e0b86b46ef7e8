import { forgettingAll } from './text/known-while-reading.ts';
import { LEFT_OUT_MAX, LOW_CONFIDENCE } from '@commonplate/contract';
import { amountStart } from './card/zones/amount-start.ts';
import type { SourceLine } from './card/card-line.ts';
import { linesAboveLists } from './card/zones/headed-lists.ts';
import { linesOfText } from './card/source-lines.ts';
import { structureRecipe } from './card/structure-recipe.ts';
import { readTitle, type TitleChooser } from './card/fields/title.ts';
import { withoutTools } from './copied/also-needed.ts';
import { withDishHeadings } from './copied/dish-heading.ts';
import { firstOfRecipes } from './copied/first-of-recipes.ts';
import { withFoodOnly } from './copied/food-evidence.ts';
import { isMenuLine } from './copied/menu-line.ts';
import { withTitleUnlabelled } from './copied/labelled-title.ts';
import type { OwnLines } from './copied/own-lines.ts';
import { pastedLines } from './copied/pasted-lines.ts';
import { withNutritionApart } from './copied/nutrition-apart.ts';
import { withPartNames } from './copied/part-names.ts';
import { withRowsJoined } from './copied/parted-rows.ts';
import { withoutPictureNumbers } from './copied/picture-numbers.ts';
import { possibleRecipes } from './copied/possible-recipes.ts';
import { spelledOut } from './copied/spelled-out.ts';
import { withSpareHeadings } from './copied/spare-headings.ts';
import { withStepNumbers } from './copied/step-numbers.ts';
import { withStrangeLinesMarked } from './copied/strange-lines.ts';
import { comesAgain, titleByDish } from './copied/title-by-dish.ts';
import { withTitleFirst } from './copied/title-first.ts';
import { tellsOfPeople } from './copied/told-of-people.ts';
import { withNutrition } from './copied/with-nutrition.ts';
import type { ReadRecipe } from './finding/read-recipe.ts';
import { composed } from './text/composed.ts';
import { repairMojibake } from './text/repair-mojibake.ts';

const isOwn = ({ text }: SourceLine): boolean => !isMenuLine(text);

interface Reading {
  isWanted: (line: SourceLine) => boolean;
  chooseTitle: TitleChooser;
  isWholePage: boolean;
}

/** Fields in doubt are marked by their confidence. */
const withTitleDoubted = (recipe: ReadRecipe): ReadRecipe => ({
  ...recipe,
  evidence: recipe.evidence.map((each) =>
    each.path === 'title'
      ? { ...each, confidence: Math.min(each.confidence, LOW_CONFIDENCE - 1) }
      : each,
  ),
});

function readLines(
  lines: readonly SourceLine[],
  { isWanted, chooseTitle, isWholePage }: Reading,
): ReadRecipe | null {
  for (const part of possibleRecipes(lines)) {
    const { lines: own, isDoubtful } = withTitleFirst(part.filter(isWanted), isWholePage);
    const recipe = structureRecipe(own, 'page-text', chooseTitle);
    if (!recipe || recipe.ingredients.length === 0 || recipe.directions.length === 0) continue;
    const edible = withFoodOnly(recipe, own.map(({ text }) => text).join('\n'));
    if (!edible) continue;
    const checked = withStrangeLinesMarked(edible, own);
    return isDoubtful ? withTitleDoubted(checked) : checked;
  }
  return null;
}

function readCopied(lines: readonly SourceLine[]): ReadRecipe | null {
  // Menus come along, and the title comes again, only where a whole page was copied: more stands above the recipe then.
  const copied = !lines.every(isOwn) || comesAgain(linesAboveLists(lines)).length > 0;
  const recipe = readLines(lines, {
    isWanted: isOwn,
    chooseTitle: copied ? titleByDish : readTitle,
    isWholePage: copied,
  });
  // "Cookies" is a button on many pages, and the whole title of some recipes.
  return copied && recipe?.title === ''
    ? readLines(lines, { isWanted: () => true, chooseTitle: readTitle, isWholePage: false })
    : recipe;
}

/** Which of several recipes was wanted, or what of a told one is its title and its list, is for the cook to say. */
const toBeChecked = (recipe: ReadRecipe): ReadRecipe => ({
  ...withTitleDoubted(recipe),
  confidence: Math.min(recipe.confidence, LOW_CONFIDENCE - 1),
});

/** "3 ripe bananas" in the place of a title, with more of the list right below it; "7 Layer Dip" is written as a name. */
function isOfList({ title }: ReadRecipe, lines: readonly SourceLine[]): boolean {
  const at = lines.findIndex(({ text }) => text === title);
  const next = lines[at + 1];
  return (
    at >= 0 &&
    amountStart(title) !== 'none' &&
    /\s\p{Ll}{4}/u.test(title) &&
    next?.startsApart === false &&
    amountStart(next.text) !== 'none'
  );
}

const stepsOf = ({ directions }: ReadRecipe): string[] =>
  directions.map(({ instruction }) => instruction);

const alsoInText = (recipe: ReadRecipe, texts: readonly string[]): ReadRecipe =>
  texts.length === 0
    ? recipe
    : {
        ...recipe,
        leftOut: [...(recipe.leftOut ?? []), ...texts.map((text) => ({ text }))].slice(
          0,
          LEFT_OUT_MAX,
        ),
      };

const apart = ([first, ...others]: readonly SourceLine[]): SourceLine[] =>
  first ? [{ ...first, startsApart: true }, ...others] : [];

/** The lines of a page as somebody would have written them who had no pictures, cells and boxes. */
function asWritten(source: readonly SourceLine[]): OwnLines {
  const edible = withoutTools(source);
  const headed = withSpareHeadings(withoutPictureNumbers(edible.lines));
  const titled = withTitleUnlabelled(headed.lines);
  return {
    lines: withPartNames(withRowsJoined(withStepNumbers(withDishHeadings(titled.lines)))),
    aside: [...edible.aside, ...headed.aside, ...titled.aside],
  };
}

/** The recipe of a plain text, or null when it lacks ingredients or steps, or has nothing to eat in it. */
export const readText = (text: string): ReadRecipe | null => forgettingAll(() => recipeOf(text));

function recipeOf(text: string): ReadRecipe | null {
  const { text: own, subject, aside: written } = pastedLines(composed(repairMojibake(text)));
  const { lines: ofRecipe, aside: besides } = asWritten(linesOfText(own));
  const { lines, stated } = withNutritionApart(ofRecipe);
  const aside = [...written, ...besides];
  const { first, other } = firstOfRecipes(lines);
  const ofFirst = stated.filter(({ above }) => above <= first.length);
  const listed = readCopied(first);
  if (listed) {
    const isUntitled = listed.title === '' || isOfList(listed, first);
    const isNamedElsewhere = other.length === 0 && isUntitled && subject !== '';
    const named = isNamedElsewhere ? readCopied([...linesOfText(subject), ...apart(lines)]) : null;
    const isDoubtful = other.length > 0 || (isUntitled && listed.title !== '');
    const recipe = named ?? (isDoubtful ? toBeChecked(listed) : listed);
    const beside = [...other.map((line) => line.text), ...aside];
    return alsoInText(withNutrition(recipe, ofFirst), beside);
  }
  const told = spelledOut(
    lines.map((line) => line.text),
    subject,
  );
  const recipe = told === null ? null : readCopied(linesOfText(told.text));
  if (!told || !recipe || tellsOfPeople(stepsOf(recipe), recipe.language ?? '')) return null;
  return alsoInText(withNutrition(toBeChecked(recipe), stated), [...told.aside, ...aside]);
}
