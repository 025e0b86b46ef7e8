import { ingredientLikeness, statesTimeOrShare } from '../lines/page-line-likeness.ts';
import { isTool } from '../foods/listed-kind.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import { sayTheSameOfFood } from '../otherwise/foods/say-the-same-of-food.ts';
import { stepTerms } from '../otherwise/steps/step-terms.ts';
import { namesNewFood } from './new-food.ts';
import { shownRows, type ShownRow } from '../shown/shown-rows.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { withoutBullet } from '../text/bullet.ts';
import { once } from '../text/once.ts';
import { placesIn } from '../text/places-in.ts';
import { isBox } from '../vocabulary/box-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { isStaple } from '../vocabulary/staples.ts';

const PART_NAME_MAX = 50;

/** "1 tablespoon = 15 ml" says what a measure is worth, of whatever food. */
const CONVERTS = /\d\s?\p{L}{1,20}\s?=\s?\d/u;

/** Whether a row is an ingredient that no declared line names. */
const isNew = ({ text }: ShownRow, known: string): boolean =>
  namesNewFood(text, known) &&
  ingredientLikeness(text) > 0 &&
  !statesTimeOrShare(text) &&
  !CONVERTS.test(text);

/** "Filling", between two parts of a list. */
const mayNamePart = ({ text }: ShownRow): boolean =>
  text.length <= PART_NAME_MAX && !/\d/.test(text) && sectionKind(text) === null;

const BETWEEN_LABELS = /<\/label>\s*(?=(?:<input\b[^<>]{0,400}>\s*)?<label\b)/gi;
const BEFORE_DESCRIPTION = /<\/dt>\s*<dd\b[^<>]{0,400}>/gi;

/** The rows of a part of a page: boxes to tick stand in one each, an amount and what it is of together. */
function* listRows(part: string): Generator<ShownRow> {
  const whole = part.replace(BETWEEN_LABELS, '<br>').replace(BEFORE_DESCRIPTION, ' ');
  for (const { tag, text } of shownRows(whole)) {
    if (!isBox(text)) yield { tag, text: withoutBullet(text) };
  }
}

const ENOUGH = 2;

/** "Salt and pepper" behind the list, as the last of it. */
const isRest = (row: ShownRow, known: string): boolean =>
  isNew(row, known) || (isStaple(row.text) && !known.includes(row.text.toLowerCase()));

/** The first of more ingredients with which rows of one kind go on, at once or below the name of the next part of the dish. */
function nextIn(part: string, bare: ReadonlySet<string>, known: string): string | null {
  let tag: string | null = null;
  let named = false;
  let more: string[] = [];
  let rest: string | null = null;
  for (const row of listRows(part)) {
    if (rest !== null && sectionKind(row.text) === 'steps') return rest;
    rest = tag !== null && more.length === 0 && isRest(row, known) ? row.text : null;
    if (bare.has(bareOf(row.text))) {
      tag = row.tag;
      named = false;
      more = [];
    } else if (tag !== null) {
      if (row.tag === tag && isNew(row, known)) {
        more.push(row.text);
        if (more.length >= ENOUGH) return more[0] ?? null;
      } else if (!named && more.length === 0 && mayNamePart(row)) named = true;
      else tag = null;
    }
  }
  return null;
}

const MOST_PLACES = 12;
const BEFORE = 600;
const BEHIND = 2_500;

/** The parts of a page around each place where it shows a line. */
function* placesOf(line: string, { shown, markup, places }: ScannedPage): Generator<string> {
  for (const at of placesIn(shown, bareOf(line), MOST_PLACES)) {
    const { markupAt } = places.of(at);
    yield markup.slice(Math.max(0, markupAt - BEFORE), markupAt + BEHIND);
  }
}

/** The ingredient with which a page goes on behind one of these lines, which it declares among others; null for none. */
export function ingredientBehind(
  lines: readonly string[],
  declared: readonly string[],
  page: ScannedPage,
): string | null {
  const bare = new Set(declared.map(bareOf));
  const known = declared.join(' ').toLowerCase();
  const language = once(() => guessLanguage(declared.join(' ')));
  const lexicon = once(() => lexiconOf(language()));
  const termsOf = (line: string): string => JSON.stringify(stepTerms(line, lexicon()));
  // "2 tbsp oil" is no other food than "2 tablespoons oil".
  const isDeclared = (row: string): boolean =>
    declared.some(
      (line) => termsOf(line) === termsOf(row) || sayTheSameOfFood(line, row, lexicon()),
    );
  for (const line of lines) {
    for (const part of placesOf(line, page)) {
      const next = nextIn(part, bare, known);
      if (next !== null && !isDeclared(next) && !isTool(next, language())) return next;
    }
  }
  return null;
}
