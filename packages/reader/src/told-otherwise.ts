import { guessLanguage, lexiconOf } from './ingredients/language.ts';
import { rowAround } from './row-around.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import { stepTerms } from './step-terms.ts';
import { stepsDisagree } from './steps-disagree.ts';
import { bareOf } from './text/bare-text.ts';
import { holdsLine } from './text/line-at.ts';
import { placesIn } from './text/places-in.ts';
import { plainLine } from './text/plain-text.ts';
import { wordShare } from './text/word-share.ts';
import { withoutNumber } from './vocabulary/step-label.ts';

const ENDS = 20;
const MAX_PLACES = 4;
const ALIKE = 0.7;
const SHOWN_SHARE = 0.5;
const LEAST_SHOWN = 2;

/** A step as the page may show it: without its number and the name of its part. */
const bareWays = (step: string): string[] => {
  const told = withoutNumber(step);
  return [told, told.slice(told.indexOf(': ') + 1)].map(bareOf);
};

const isShown = (step: string, shown: string): boolean =>
  bareWays(step).some((bare) => holdsLine(shown, bare));

/** The rows of the page that begin or end like a step and have nearly the same words. */
function rowsLike(step: string, { markup, places, shown }: ScannedPage): string[] {
  const bare = bareOf(step);
  if (bare.length < 2 * ENDS) return [];
  const found = new Set<string>();
  for (const end of [bare.slice(0, ENDS), bare.slice(-ENDS)])
    for (const at of placesIn(shown, end, MAX_PLACES)) {
      const row = rowAround(markup, places.of(at).markupAt, places.of(at + ENDS - 1).markupAt);
      const text = row === null ? '' : withoutNumber(plainLine(row));
      if (wordShare(step, text) >= ALIKE && wordShare(text, step) >= ALIKE) found.add(text);
    }
  return [...found];
}

/** The steps that the page shows nearly so, but with another number, measure or word, each with its row. */
export function toldOtherwise(steps: readonly string[], page: ScannedPage): Map<string, string> {
  const found = new Map<string, string>();
  const unseen = steps.filter((step) => !isShown(step, page.shown));
  const seen = steps.length - unseen.length;
  if (unseen.length === 0 || seen < LEAST_SHOWN || seen < steps.length * SHOWN_SHARE) return found;
  const lexicon = lexiconOf(guessLanguage(unseen.join(' ')));
  for (const step of unseen) {
    const told = withoutNumber(step);
    const rows = rowsLike(told, page);
    const terms = stepTerms(told, lexicon);
    const [first] = rows;
    if (first !== undefined && rows.every((row) => stepsDisagree(terms, stepTerms(row, lexicon))))
      found.set(step, first);
  }
  return found;
}
