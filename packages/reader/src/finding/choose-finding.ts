import type { Finding } from './finding.ts';
import { bareOf } from '../text/bare-text.ts';
import { wordShare, wordsOf } from '../text/word-share.ts';
import { dishWords } from '../vocabulary/dish-words.ts';

/** How much of a recipe a finding holds, 0 to 3. */
export const completeness = (finding: Finding): number =>
  Number(finding.title !== '') +
  Number(finding.ingredients.length > 0) +
  Number(finding.steps.length > 0);

/** Where the titles of a page first name a recipe, as a share of their length: the dish comes before what goes with it. */
function placeIn(title: string, pageTitle: string): number {
  const words = wordsOf(pageTitle);
  const [first = ''] = wordsOf(title);
  const at = words.indexOf(first);
  return at < 0 ? 1 : at / words.length;
}

/** How well the titles of a page name a recipe; of "Pie" and "Apple pie" the latter is named better. */
function namedBy(title: string, pageTitle: string): number {
  const share = wordShare(title, pageTitle);
  const length = Math.min(title.length, LONG) / LONG;
  return share + (share * (length + (1 - placeIn(title, pageTitle)))) / 100;
}
const LONG = 60;

const SAME_LIST = 0.9;

/** Whether the titles of a page name a recipe in other words than those that name the chosen one. */
const isNamedBeside = (title: string, chosen: string, pageTitle: string): boolean =>
  wordShare(title, pageTitle) === 1 && wordShare(title, chosen) === 0;

const SITE_NAME = /\s[|–—·•»-]\s.*$/u;

/**
 * Whether the title of a page has a word for another of the recipes that stand marked on it, and not for the chosen one:
 * "Tomato rice with raita". What is declared to programs alone may be of other pages.
 */
function isNamedInPart(other: Finding, chosen: Finding, pageTitle: string): boolean {
  if (other.source === 'json-ld' || other.source === 'app-state') return false;
  const named = new Set(wordsOf(dishWords(pageTitle.replace(SITE_NAME, ''))));
  const own = new Set(wordsOf(dishWords(chosen.title)));
  return wordsOf(dishWords(other.title)).some((word) => named.has(word) && !own.has(word));
}

/** Whether a page declares another whole recipe that its own titles name no worse, or as well. */
const hasRival = (chosen: Finding, findings: readonly Finding[], pageTitle: string): boolean =>
  findings.some(
    (other) =>
      completeness(other) === 3 &&
      bareOf(other.title) !== bareOf(chosen.title) &&
      wordShare(other.ingredients.join(' '), chosen.ingredients.join(' ')) < SAME_LIST &&
      (namedBy(other.title, pageTitle) >= namedBy(chosen.title, pageTitle) ||
        isNamedBeside(other.title, chosen.title, pageTitle) ||
        isNamedInPart(other, chosen, pageTitle)),
  );

/**
 * The recipe a page is about, among those it declares: the most complete, then the one the page's own title names,
 * then the first. Nodes of the same name, or of none, fill its gaps.
 */
export function chooseFinding(findings: readonly Finding[], pageTitle: string): Finding | null {
  const [only, ...others] = findings;
  if (only === undefined || others.length === 0) return only ? { ...only } : null;
  const [best] = findings
    .map((finding) => ({
      finding,
      score: completeness(finding) * 2 + namedBy(finding.title, pageTitle),
    }))
    .sort((a, b) => b.score - a.score);
  if (!best) return null;
  const chosen = { ...best.finding };
  if (hasRival(chosen, findings, pageTitle)) chosen.doubts.add('one of several');
  for (const other of findings) {
    if (other === best.finding) continue;
    if (other.title !== '' && bareOf(other.title) !== bareOf(chosen.title)) continue;
    if (chosen.ingredients.length === 0) chosen.ingredients = other.ingredients;
    if (chosen.steps.length === 0) chosen.steps = other.steps;
    if (chosen.images.length === 0) chosen.images = other.images;
    if (chosen.yieldText === '') chosen.yieldText = other.yieldText;
  }
  return chosen;
}
