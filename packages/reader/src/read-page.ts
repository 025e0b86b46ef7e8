import { assemble } from './assembling/assemble.ts';
import { chooseFinding, completeness } from './finding/choose-finding.ts';
import { withFoodOnly } from './copied/food-evidence.ts';
import { completeFromPage } from './completing/complete-from-page.ts';
import { addShownPicture } from './completing/shown-picture.ts';
import { addStatedFacts } from './completing/stated-facts.ts';
import { judge } from './assembling/page-confidence.ts';
import { emptyFinding, type Finding } from './finding/finding.ts';
import { inPageOrder } from './finding/in-page-order.ts';
import { forgettingAll } from './text/known-while-reading.ts';
import { ingredientsDoubtful } from './lines/ingredient-doubts.ts';
import { findJsonLd } from './jsonld/find-json-ld.ts';
import { isHalfRecipe } from './half-recipe.ts';
import { addListedAgain } from './otherwise/lists/listed-more-often.ts';
import { isForeign, namesSite, otherTitle } from './otherwise/other-title.ts';
import { headTitles, readPageHead } from './scan/page-head.ts';
import { restIsKept } from './kept-back.ts';
import { joinParts } from './finding/join-parts.ts';
import type { Page } from './scan/page.ts';
import type { ReadRecipe } from './finding/read-recipe.ts';
import { type ScannedPage, scanPage } from './scan/scan-page.ts';
import { listsAsShown } from './shown/lists/lists-as-shown.ts';
import { isToldOnElsewhere } from './goes-on/told-on-elsewhere.ts';
import { noteWhatFollows } from './goes-on/what-follows.ts';
import { mayBeRotated } from './completing/worded-alike.ts';
import { mayBeStale } from './completing/stale-ingredients.ts';
import { completeLists } from './outline/complete-lists.ts';
import { addListedBeside } from './outline/listed-beside.ts';
import { mayLeaveOut } from './outline/at-a-glance/may-leave-out.ts';
import { writtenAsMeant } from './text/written-as-meant.ts';
import { tidyFinding } from './tidy/tidy-finding.ts';
import { withRowsOfBoxes } from './shown/markup/rows-in-boxes.ts';
import { asReaderSees } from './shown/markup/as-reader-sees.ts';
import { wholeNumbers } from './shown/lists/whole-numbers.ts';
import { withoutHiddenCopy } from './shown/markup/without-hidden-copy.ts';
import { SEEN, shareVisible } from './shown/markup/visible-text.ts';

const SAMPLE = 6;

/** The recipe of a web page, or null when it holds none. Without its address its pictures cannot be told. */
export function readPage(written: string, url: string | null): ReadRecipe | null {
  const first = scanPage(written);
  const recipe = readScanned(written, first, url);
  // In a forum, the recipe itself is what somebody says.
  return recipe === null && first.lacksReaders
    ? readScanned(written, scanPage(written, { keepsReaders: true }), url)
    : recipe;
}

const readScanned = (written: string, first: ScannedPage, url: string | null): ReadRecipe | null =>
  forgettingAll(() => {
    const html = first.isGarbled ? writtenAsMeant(written) : written;
    // Where nothing was left out at first, it was to be kept or there was none.
    const scanned =
      html === written ? first : scanPage(html, { keepsReaders: !first.lacksReaders });
    return recipeOf({ ...scanned, html, head: readPageHead(scanned) }, url);
  });

function recipeOf(written: Page, url: string | null): ReadRecipe | null {
  const { shown } = written;
  const tidied = findJsonLd(written.scripts).map((finding) => tidyFinding(finding, shown));
  const findings = inPageOrder(tidied, shown);
  const declared = chooseFinding(findings, headTitles(written.head));
  const recipe = declared ? joinParts(declared, findings, written) : emptyFinding('headings');
  const asBuilt = asReaderSees(recipe, withoutHiddenCopy(recipe, written));
  const page = withRowsOfBoxes(recipe, asBuilt);
  if (namesSite(recipe.title, page)) recipe.title = '';
  recipe.ingredients = wholeNumbers(recipe.ingredients, page.shown);
  listsAsShown(recipe, page);
  if (mayLeaveOut(recipe, page)) completeLists(recipe, page);
  addListedBeside(recipe, page);
  addListedAgain(recipe, 'ingredients', page);
  addListedAgain(recipe, 'steps', page);
  noteWhatFollows(recipe, page);
  if (restIsKept(recipe.steps, page) || isToldOnElsewhere(recipe.steps, page))
    recipe.doubts.add('kept back');
  const suffices =
    completeness(recipe) === 3 &&
    recipe.doubts.size === 0 &&
    !isForeign(recipe.title, page) &&
    !ingredientsDoubtful(recipe.ingredients) &&
    !mayBeStale(recipe.ingredients, page.shown) &&
    !mayBeRotated(recipe.ingredients, page.shown) &&
    shareVisible(recipe.steps, page.shown, SAMPLE) >= SEEN;
  if (suffices) addShownPicture(recipe, page);
  // Rows that were made of boxes lack the tags of these, and what they mark.
  else completeFromPage(recipe, asBuilt);
  if (lacksList(recipe) && !isHalfRecipe(recipe, page.html)) return null;
  addStatedFacts(recipe, page);
  const heading = otherTitle(recipe.title, page);
  if (heading !== null) recipe.otherTitle = heading;
  recipe.images.push(...page.head.images);
  recipe.base = page.head.base;
  recipe.language ||= page.head.language;
  const read = assemble(recipe, url, judge(recipe, page));
  // What only headings call ingredients may be those of a soap.
  return recipe.source === 'headings' ? withFoodOnly(read, textOf(recipe)) : read;
}

const lacksList = ({ ingredients, steps }: Finding): boolean =>
  ingredients.length === 0 || steps.length === 0;

const textOf = ({ title, ingredients, steps }: Finding): string =>
  [title, ...ingredients, ...steps].join('\n');
