import { belongTogether } from './belong-together.ts';
import { ofFirstRecipe } from './first-recipe.ts';
import { onlyRepeats } from './only-repeats.ts';
import type { PageDocument } from './page-document.ts';
import type { PageLines } from './page-lines.ts';
import {
  declaredCandidates,
  followingCandidate,
  listCandidates,
  vagueCandidates,
  type Candidate,
} from './section-candidates.ts';
import { best, ingredientSection, shortSteps, stepSection, type Section } from './section.ts';

export interface RecipeSections {
  ingredients: Section | null;
  steps: Section | null;
}

/** Where the page goes on after a section. */
function lastLine(section: Section, page: PageLines): number {
  const last = section.lines.at(-1);
  const found = page.lines.findIndex(({ text }, at) => at >= section.at && text === last);
  return found < 0 ? section.at + section.lines.length : found + 1;
}

/** The ingredients and the steps as the page shows them. */
export function readSections(document: PageDocument, page: PageLines): RecipeSections {
  const lists = listCandidates(document, page);
  const allSteps = declaredCandidates(document, page, 'steps');
  const { list, until } = ofFirstRecipe(
    declaredCandidates(document, page, 'ingredients').map(ingredientSection),
    allSteps,
  );
  const declared = allSteps.filter(({ at }) => at < until);
  const ingredients = list ?? best(lists.map(ingredientSection));
  const start = ingredients?.at ?? 0;
  const known = new Set(ingredients?.lines);
  const asSteps = (candidate: Candidate): Section => {
    const lines = candidate.lines.filter(({ text }) => !onlyRepeats(text, known));
    const section = stepSection({ ...candidate, lines });
    // The steps follow the ingredients, and not far behind.
    const gap = section.at - start;
    return gap >= 0 && gap < 120 ? section : { ...section, score: section.score * 0.3 };
  };
  const headed = declared.filter(({ found, at }) => found === 'heading' && at > start);
  const isClear = ingredients !== null && ingredients.found !== 'list';
  const steps =
    best(declared.map(asSteps)) ??
    best(isClear ? headed.map((candidate) => shortSteps(asSteps(candidate), candidate)) : []) ??
    best(vagueCandidates(page).map(asSteps)) ??
    best(
      [...lists, followingCandidate(page, ingredients ? lastLine(ingredients, page) : 0)].map(
        asSteps,
      ),
    );
  const unnamed = ingredients?.found === 'list' && steps?.found === 'list';
  if (unnamed && !belongTogether(ingredients, steps)) return { ingredients: null, steps: null };
  return { ingredients, steps };
}
