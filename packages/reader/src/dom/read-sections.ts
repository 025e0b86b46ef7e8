import { sectionKind } from '../vocabulary/section-words.ts';
import { wordShare } from '../text/word-share.ts';
import { withoutLabel } from '../vocabulary/step-label.ts';
import { isNoise } from './line-noise.ts';
import { listedIngredients } from './listed-ingredients.ts';
import { onlyRepeats } from './only-repeats.ts';
import type { PageDocument } from './page-document.ts';
import { stepLikeness } from './page-line-likeness.ts';
import { BOLD, type PageLine, type PageLines } from './page-lines.ts';
import {
  declaredCandidates,
  followingCandidate,
  listCandidates,
  vagueCandidates,
  type Candidate,
} from './section-candidates.ts';
import { firstAlternative, mainlyItems, oncePrinted, withoutBeside } from './shown-items.ts';

export interface Section {
  lines: string[];
  at: number;
  score: number;
  found: Candidate['found'];
}

function ingredientSection({ lines, at, weight, found }: Candidate): Section {
  const { lines: kept, sure, unlikely } = listedIngredients(lines);
  const list = oncePrinted(kept);
  const perhaps = kept.length - sure - unlikely;
  // Lines without an amount belong to a list only beside lines that have one.
  const score = sure + Math.min(perhaps * 0.25, sure * 0.5 + 0.5) - unlikely;
  return {
    lines: list,
    at,
    score: (score * weight * list.length) / Math.max(1, kept.length),
    found,
  };
}

const COUNTED = /^\d{1,2}[.)]\s/;

/** "2. Press the plums in" as a heading with nothing below it, which is all there is of the step. */
const isStepByItself = ({ text }: PageLine, next: PageLine | undefined): boolean =>
  (COUNTED.test(text) || withoutLabel(text) !== text) && (next?.heading ?? 1) > 0;

function stepSection({ lines, at, weight, found }: Candidate): Section {
  const kept: string[] = [];
  let score = 0;
  // What holds the ingredients too holds the whole recipe, and the story before it.
  const wrapper =
    found === 'name' &&
    lines.some((line) => line.heading > 0 && sectionKind(line.text) === 'ingredients');
  if (wrapper) return { lines: [], at, score: 0, found };
  const own = mainlyItems(firstAlternative(withoutBeside(lines)));
  for (const [index, line] of own.entries()) {
    const kind = sectionKind(line.text);
    if (kind === 'ingredients' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'steps' || isNoise(line)) continue;
    const title =
      line.heading > 0 && line.text.length < 80 && !isStepByItself(line, own[index + 1]);
    score += title ? 0 : stepLikeness(line.text);
    if (!title || line.heading === BOLD) kept.push(withoutLabel(line.text));
  }
  const list = oncePrinted(kept);
  return {
    lines: list,
    at,
    score: (score * weight * list.length) / Math.max(1, kept.length),
    found,
  };
}

/** Of a few words each, but in a list or as sentences, as steps are. */
const SHORT_STEP = 0.3;

/** Steps so short that only the headings above them and the ingredients tell what they are. */
function shortSteps(section: Section, { lines }: Candidate): Section {
  const items = new Set(lines.filter(({ tag }) => tag === 'li').map(({ text }) => text));
  const likely = section.lines.filter((line) => items.has(line) || /[.!]$/.test(line));
  const whole = likely.length === section.lines.length;
  return { ...section, score: whole ? SHORT_STEP * likely.length : 0 };
}

function best(sections: readonly Section[]): Section | null {
  let chosen: Section | null = null;
  for (const section of sections) {
    if (section.score > Math.max(0.4, (chosen?.score ?? 0) + 1e-9)) chosen = section;
  }
  return chosen;
}

const NEARLY_AS_GOOD = 0.5;
const OTHER_DISH = 0.5;

interface Found {
  list: Section | null;
  /** Where another recipe of the page begins. */
  until: number;
}

/** The best list; of two recipes on one page, each with its steps, the list of the first: a sauce or a dip follows it. */
function ofFirstRecipe(lists: readonly Section[], steps: readonly Candidate[]): Found {
  const chosen = best(lists);
  if (!chosen) return { list: null, until: Infinity };
  const words = chosen.lines.join(' ');
  const endOf = ({ at, lines }: Section): number => at + lines.length;
  const hasSteps = (list: Section): boolean =>
    steps
      .filter(({ at }) => at >= endOf(list) && at < chosen.at)
      .map(stepSection)
      .some((section) => section.score > 1 && endOf(section) <= chosen.at);
  const first = lists.find(
    (list) =>
      list.score >= chosen.score * NEARLY_AS_GOOD &&
      endOf(list) < chosen.at &&
      wordShare(list.lines.join(' '), words) < OTHER_DISH &&
      hasSteps(list),
  );
  return first ? { list: first, until: chosen.at } : { list: chosen, until: Infinity };
}

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
  return { ingredients, steps };
}
