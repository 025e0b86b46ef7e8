import { findAppState } from '../jsonld/app-state.ts';
import { isAnotherRecipe, takeInstead } from './another-recipe.ts';
import { chooseFinding, completeness } from '../finding/choose-finding.ts';
import { correctByPage } from './correct-by-page.ts';
import { isDisputed } from './disputed-markup.ts';
import { parseDocument } from '../dom/tree/page-document.ts';
import { findMarkedUp } from '../dom/marked/read-properties.ts';
import { readVisiblePage } from '../dom/read-visible-page.ts';
import { ALL_FACTS, type WantedFacts } from '../dom/visible-facts.ts';
import { addShownPicture } from './shown-picture.ts';
import { fillGaps } from './fill-gaps.ts';
import type { Finding } from '../finding/finding.ts';
import { namesSite } from '../otherwise/other-title.ts';
import { completeLists } from '../outline/complete-lists.ts';
import { partWithLists } from './part-with-lists.ts';
import type { Page } from '../scan/page.ts';
import { headTitles } from '../scan/page-head.ts';
import { wordShare } from '../text/word-share.ts';
import { tidyFinding } from '../tidy/tidy-finding.ts';

/** Which facts its data does not give: of the others, what the page says is not taken. */
const lackingIn = ({
  yieldText,
  prepTime,
  cookTime,
  totalTime,
  difficulty,
}: Finding): WantedFacts => ({
  yieldText: yieldText === '',
  times: prepTime === null && cookTime === null && totalTime === null,
  difficulty: difficulty === null,
});

/** What the page's own elements add to what its JSON-LD says, and where they say it better. */
export function completeFromPage(recipe: Finding, page: Page): void {
  const { head, headMarkup, markup, shown } = page;
  const part = partWithLists(recipe, page);
  const document = parseDocument(
    part ? markup.slice(part.from, part.to) : headMarkup + markup.whole,
  );
  if (!document) return;
  const marked = part
    ? null
    : chooseFinding(
        findMarkedUp(document).map((finding) => tidyFinding(finding)),
        headTitles(head),
      );
  if (marked && namesSite(marked.title, page)) marked.title = '';
  if (marked) fillGaps(recipe, marked);
  if (recipe.source === marked?.source) completeLists(recipe, page);
  const state =
    completeness(recipe) < 3
      ? chooseFinding(
          findAppState(page.scripts).map((finding) => tidyFinding(finding)),
          headTitles(head),
        )
      : null;
  const declared = {
    isListed: recipe.ingredients.length > 0,
    wanted: lackingIn(recipe),
    wantsNutrition: Object.keys(recipe.nutrition).length === 0,
  };
  let visible = tidyFinding(readVisiblePage(document, head, declared), shown);
  if (isAnotherRecipe(recipe, visible, shown)) {
    // The facts that are known are not of this one.
    visible = tidyFinding(
      readVisiblePage(document, head, {
        ...declared,
        wanted: ALL_FACTS,
        wantsNutrition: true,
      }),
      shown,
    );
    takeInstead(recipe, visible);
  }
  correctByPage(recipe, visible, shown);
  if (isDisputed(recipe, visible)) recipe.doubts.add('disputed');
  if (state && sameRecipe(recipe, state, visible)) fillGaps(recipe, state);
  fillGaps(recipe, visible);
  if (recipe.steps === visible.steps && visible.doubts.has('kept back'))
    recipe.doubts.add('kept back');
  addShownPicture(recipe, page, document);
}

/** Whether the data of the page's program is about the dish of the page, and holds all of it. */
const sameRecipe = (recipe: Finding, state: Finding, visible: Finding): boolean =>
  completeness(state) === 3 && wordShare(state.title, `${recipe.title} ${visible.title}`) >= 0.6;
