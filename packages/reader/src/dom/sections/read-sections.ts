import { NOT_THE_RECIPE } from '../../copied/after-recipe-words.ts';
import { belongTogether } from './belong-together.ts';
import { boxedRecipes } from './boxed-recipes.ts';
import { inParts, asOne } from './dish-parts.ts';
import { ofFirstRecipe } from './first-recipe.ts';
import { headedLists } from './headed-lists.ts';
import { onlyRepeats } from './only-repeats.ts';
import type { PageDocument } from '../tree/page-document.ts';
import type { PageLines } from '../lines/page-lines.ts';
import { restOfList } from './rest-of-list.ts';
import {
  declaredCandidates,
  followingCandidate,
  listCandidates,
  vagueCandidates,
  type Candidate,
} from './section-candidates.ts';
import { oneOfSeveral } from './several-recipes.ts';
import { spokenLists } from './spoken-list.ts';
import { typedRuns } from './typed-runs.ts';
import { best, ingredientSection, shortSteps, stepSection, type Section } from './section.ts';

export interface RecipeSections {
  ingredients: Section | null;
  steps: Section | null;
  /** The title of this recipe, where the page holds several of them. */
  title: string | null;
  /** Whether parts of the dish have a list each, in which the same line may well come again. */
  inParts: boolean;
}

/** Where the page goes on after a section. */
function lastLine(section: Section, page: PageLines): number {
  const last = section.lines.at(-1) ?? '';
  const found = page.lines.findIndex(({ text }, at) => at >= section.at && text === last);
  if (found >= 0) return found + 1;
  // A sentence lists them all.
  const told = page.lines[section.at]?.text.includes(last) === true;
  return section.at + (told ? 1 : section.lines.length);
}

/** The steps under headings between two places, each line once: "Method", and "How to make the gravy" further down. */
function headedSteps(candidates: readonly Candidate[], from: number, until: number): Candidate[] {
  const found: Candidate[] = [];
  let end = from;
  for (const candidate of candidates.toSorted((a, b) => a.at - b.at)) {
    if (candidate.found !== 'heading' || candidate.at < end || candidate.at >= until) continue;
    found.push(candidate);
    end = candidate.at + candidate.lines.length;
  }
  return found;
}

/** What may be the steps where nothing names them: lists, and what follows the ingredients, above what readers say of the dish. */
function unnamedSteps(
  lists: readonly Candidate[],
  ingredients: Section | null,
  page: PageLines,
): Candidate[] {
  const from = ingredients ? lastLine(ingredients, page) : 0;
  const below = page.lines.findIndex(
    ({ heading, text }, at) => at >= from && heading > 0 && NOT_THE_RECIPE.test(text),
  );
  const until = below < 0 ? page.lines.length : below;
  return [...lists.filter(({ at }) => at < until), followingCandidate(page, from, until)];
}

/** The ingredients and the steps as the page shows them. */
export function readSections(
  document: PageDocument,
  page: PageLines,
  titles: string,
): RecipeSections {
  const lists = listCandidates(document, page);
  const declaredSteps = declaredCandidates(document, page, 'steps');
  const allLists = declaredCandidates(document, page, 'ingredients');
  const headed = headedLists(allLists, page);
  const parts = inParts(headed, titles);
  const one = parts ? null : oneOfSeveral(headed, declaredSteps, titles);
  const boxes = parts || one || headed.length < 2 ? [] : boxedRecipes(headed, declaredSteps, page);
  const isOwn = ({ at }: Candidate): boolean =>
    !boxes.some(({ from, to }) => at >= from && at < to);
  const allSteps = declaredSteps.filter(isOwn);
  const ownLists = allLists.filter(isOwn).map(ingredientSection);
  const { list, until } = one
    ? { list: one.list.section, until: one.until }
    : ofFirstRecipe([...(parts ? [parts.list] : []), ...ownLists], allSteps);
  const ingredients =
    list ??
    best(spokenLists(page).map(ingredientSection)) ??
    best([...lists, ...typedRuns(page)].map(ingredientSection));
  const start = ingredients?.at ?? 0;
  const known = new Set(ingredients?.lines);
  const asSteps = (candidate: Candidate): Section => {
    const lines = candidate.lines.filter(({ text }) => !onlyRepeats(text, known));
    const section = stepSection({ ...candidate, lines });
    // The steps follow the ingredients, and not far behind.
    const gap = section.at - start;
    return gap >= 0 && gap < 120 ? section : { ...section, score: section.score * 0.3 };
  };
  if (parts && parts.list === ingredients) {
    const told = headedSteps([...allSteps, ...vagueCandidates(page)], start, parts.until);
    const steps = asOne(told.map(asSteps));
    if (steps && steps.score > 0) return { ingredients, steps, title: null, inParts: true };
  }
  const declared = allSteps.filter(({ at }) => at < until && (!one || at >= start));
  const headedOnly = declared.filter(({ found, at }) => found === 'heading' && at > start);
  const isClear = ingredients !== null && ingredients.found !== 'list';
  const steps =
    best(declared.map(asSteps)) ??
    best(isClear ? headedOnly.map((candidate) => shortSteps(asSteps(candidate), candidate)) : []) ??
    best(vagueCandidates(page).map(asSteps)) ??
    best(unnamedSteps(lists, ingredients, page).map(asSteps));
  const unnamed = ingredients?.found === 'list' && steps?.found === 'list';
  if (unnamed && !belongTogether(ingredients, steps))
    return { ingredients: null, steps: null, title: null, inParts: false };
  const rest = isClear && steps ? restOfList(page, lastLine(ingredients, page), steps) : [];
  const whole = ingredients && {
    ...ingredients,
    lines: [...ingredients.lines, ...rest.filter((line) => !known.has(line))],
  };
  return { ingredients: whole, steps, title: one?.title ?? null, inParts: false };
}
