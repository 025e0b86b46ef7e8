import { isClosingWords } from '../card/closing-wish.ts';
import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placeInTurn } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import { withoutName } from '../text/without-name.ts';
import { goesOnAt, partedAt, type PartedText } from './rest-of-element.ts';

/** Whether what stands behind a line belongs to it. */
type BelongsTo = (parted: PartedText) => boolean;

const LAST_WORD = /\p{L}$/u;
const REST_OF_WORD = /^\p{L}{3}/u;

/** Whether a line ends within a word: more than the end of its plural follows. */
const isTorn: BelongsTo = ({ before, behind, isTagged }) =>
  !isTagged && LAST_WORD.test(before) && REST_OF_WORD.test(behind);

const SENTENCE_END = /[.!?]["”’)]?\s+$/u;
const NEXT_SENTENCE = /^["“„(]?[\p{Lu}\p{Lo}\d]/u;
/** Fewer letters tell nothing that has to be done. */
const SHORTEST_REST = 5;

/** Whether a step goes on: with the rest of its sentence, or with further ones. */
const isToldOn: BelongsTo = (parted) => {
  const { before, behind } = parted;
  if (isTorn(parted)) return true;
  if (!endsSentence(behind) || bareOf(behind).length < SHORTEST_REST) return false;
  return !SENTENCE_END.test(before) || (NEXT_SENTENCE.test(behind) && !isClosingWords(behind));
};

const MOST_PLACES = 4;
/** Of a line, as much as tells it from others. */
const PROBE = 60;
const SIGNS_AT_END = /[^\p{L}\p{N}]*$/u;

/** With what the page goes on behind a line wherever it tells it; nothing where it ends there, or other lines follow. */
function restOf(
  bare: string,
  { lines, belongs, page }: { lines: readonly string[]; belongs: BelongsTo; page: ScannedPage },
): string {
  const ends = [...placesIn(page.shown, bare, MOST_PLACES + 1)].map((at) => at + bare.length);
  if (ends.length > MOST_PLACES || !ends.every((end) => goesOnAt(end, page))) return '';
  // The story tells it in other words than the list.
  const inItems = ends.filter((end) => page.items.around(page.places.of(end - 1).markupAt));
  const [rest = '', ...others] = (inItems.length > 0 ? inItems : ends).map((end) => {
    const parted = partedAt(end, page);
    if (!parted || !belongs(parted)) return '';
    return `${SIGNS_AT_END.exec(parted.before)?.[0] ?? ''}${parted.behind}`;
  });
  const bareRest = bareOf(rest);
  if (!others.every((other) => bareOf(other) === bareRest)) return '';
  const starts = lines.map((line) => bareOf(line).slice(0, PROBE)).filter((start) => start !== '');
  return starts.some((start) => bareRest.includes(start)) ? '' : rest;
}

const SHORTEST_LINE = 5;

function inFull(lines: readonly string[], page: ScannedPage, belongs: BelongsTo): string[] {
  if (lines.length > MAX_COMPARED) return [...lines];
  const placeOf = placeInTurn(page.shown);
  return lines.map((line) => {
    const whole = bareOf(line);
    const at = placeOf(whole);
    // The name that was put before a step may stand elsewhere on the page.
    const bare = at < 0 ? bareOf(withoutName(line)) : whole;
    if (bare.length < SHORTEST_LINE) return line;
    const shownAt = bare === whole ? at : placeOf(bare);
    if (shownAt < 0 || !goesOnAt(shownAt + bare.length, page)) return line;
    const rest = restOf(bare, { lines, belongs, page });
    return rest === '' ? line : `${line.replace(SIGNS_AT_END, '')}${rest}`;
  });
}

/** Tells the lines to the end of what the page says in the same breath, where its data stops before that. */
export function tellInFull(recipe: Finding, page: ScannedPage): void {
  const ingredients = inFull(recipe.ingredients, page, isTorn);
  const steps = inFull(recipe.steps, page, isToldOn);
  recipe.toldOn = [
    ...ingredients.filter((line, at) => line !== recipe.ingredients[at]),
    ...steps.filter((line, at) => line !== recipe.steps[at]),
  ];
  recipe.ingredients = ingredients;
  recipe.steps = steps;
}
