import { findAppState } from './app-state.ts';
import { assemble } from './assemble.ts';
import { chooseFinding, completeness } from './choose-finding.ts';
import { judge } from './confidence.ts';
import { parseDocument } from './dom/page-document.ts';
import { findMarkedUp } from './dom/read-properties.ts';
import { readVisiblePage } from './dom/read-visible-page.ts';
import { fillGaps } from './fill-gaps.ts';
import { emptyFinding, type Finding } from './finding.ts';
import { ingredientsDoubtful, shownBetter } from './ingredient-doubts.ts';
import { isStale, mayBeStale } from './stale-ingredients.ts';
import { findJsonLd } from './jsonld/find-json-ld.ts';
import { firstVariant } from './measure-variants.ts';
import { readPageHead, type PageHead } from './page-head.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { stepsAreDescription, stepsShownOtherwise } from './step-doubts.ts';
import { bareOf } from './text/bare-text.ts';
import { wordShare } from './text/word-share.ts';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';
import { bareVisibleText, shareVisible } from './visible-text.ts';

function tidy(finding: Finding): Finding {
  const ingredients = tidyIngredients(finding.ingredients);
  const one = firstVariant(ingredients);
  if (one.length < ingredients.length) finding.doubts.add('variants');
  return {
    ...finding,
    title: tidyTitle(finding.title),
    ingredients: one,
    steps: stepsAreDescription(finding) ? [] : tidySteps(finding.steps),
  };
}

/** What the page's own elements add to what its JSON-LD says, and where they say it better. */
function completeFromPage(recipe: Finding, { html, head, shown }: Page): void {
  const document = parseDocument(html);
  if (!document) return;
  const marked = chooseFinding(findMarkedUp(document).map(tidy), headTitles(head));
  if (marked) fillGaps(recipe, marked);
  const state =
    completeness(recipe) < 3 ? chooseFinding(findAppState(html).map(tidy), headTitles(head)) : null;
  const visible = tidy(readVisiblePage(document, head));
  if (
    ingredientsDoubtful(recipe.ingredients) &&
    shownBetter(recipe.ingredients, visible.ingredients)
  ) {
    recipe.ingredients = visible.ingredients;
    recipe.doubts.add('replaced');
  }
  if (visible.source === 'plugin' && isStale(recipe.ingredients, visible.ingredients)) {
    recipe.ingredients = visible.ingredients;
    recipe.doubts.add('replaced');
  }
  if (recipe.doubts.has('variants')) {
    recipe.ingredients = firstOfSeveral(recipe.ingredients, visible.ingredients);
    recipe.steps = firstOfSeveral(recipe.steps, visible.steps);
  }
  const unseen = shareVisible(recipe.steps, shown) < SEEN;
  if (unseen && stepsShownOtherwise(recipe.steps, visible.steps)) {
    recipe.steps = visible.steps;
    recipe.doubts.add('replaced');
  }
  // Microdata names often carry a rating or "recipe", which the heading of the page leaves out.
  const extra = recipe.title.startsWith(visible.title)
    ? recipe.title.slice(visible.title.length)
    : '';
  if (recipe.source !== 'json-ld' && /^\W*(?:recipe|re[cz]ept|receta|\d)\b/i.test(extra)) {
    recipe.title = visible.title;
  }
  if (state && sameRecipe(recipe, state, visible)) fillGaps(recipe, state);
  fillGaps(recipe, visible);
}

/** The way of several that the page shows at first, where what it shows is how the declared list begins. */
function firstOfSeveral(declared: string[], shown: readonly string[]): string[] {
  const differs = shown.findIndex((line, at) => bareOf(line) !== bareOf(declared[at] ?? ''));
  const alike = differs < 0 ? shown.length : differs;
  return alike >= 2 && alike >= shown.length * 0.8 ? declared.slice(0, alike) : declared;
}

/** Whether the data of the page's program is about the dish of the page, and holds all of it. */
const sameRecipe = (recipe: Finding, state: Finding, visible: Finding): boolean =>
  completeness(state) === 3 && wordShare(state.title, `${recipe.title} ${visible.title}`) >= 0.6;

const SEEN = 0.5;
const SAMPLE = 6;

interface Page {
  html: string;
  head: PageHead;
  /** Bare text of what the page shows. */
  shown: string;
}

const headTitles = (head: PageHead): string => `${head.title} ${head.socialTitle}`;

/** The recipe of a web page, or null when it holds none. Without its address its pictures cannot be told. */
export function readPage(html: string, url: string | null): ReadRecipe | null {
  const page: Page = { html, head: readPageHead(html), shown: bareVisibleText(html) };
  const declared = chooseFinding(findJsonLd(html).map(tidy), headTitles(page.head));
  const recipe = declared ?? emptyFinding('headings');
  const suffices =
    completeness(recipe) === 3 &&
    !recipe.doubts.has('variants') &&
    !ingredientsDoubtful(recipe.ingredients) &&
    !mayBeStale(recipe.ingredients, page.shown) &&
    shareVisible(recipe.steps.slice(0, SAMPLE), page.shown) >= SEEN;
  if (!suffices) completeFromPage(recipe, page);
  if (recipe.ingredients.length === 0 || recipe.steps.length === 0) return null;
  recipe.images.push(...page.head.images);
  recipe.language ||= page.head.language;
  return assemble(recipe, url, judge(recipe, page.shown));
}
