import { COUNTED_SERVINGS } from '../../vocabulary/fact-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { isStaple } from '../../vocabulary/staples.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { ingredientLikeness, statesAmount } from '../../lines/page-line-likeness.ts';
import type { PageLine, PageLines } from '../lines/page-lines.ts';
import type { Section } from './section.ts';

const MOST = 2;
const LONGEST = 80;
const ROW = /^(?:li|tr|t[dh]|d[td])$/;
const TIME = /\d\s*(?:min|hour|hr|h\b|stunde|std|uur|heure|hora|ora\b|ore\b|tim|godz|perc|óra)/iu;
const FOOD_WORD = /\p{L}{4,}/gu;

const SOME =
  /^(?:an? (?:little|pinch|dash|splash|handful|few|bit|drizzle|knob|bunch)|some|etwas|(?:eine?|1) (?:prise|schuss|bund)|een (?:snufje|scheutje|beetje)|(?:une pincée|un peu|un filet)|(?:una pizca|un poco|un chorrito)|(?:un pizzico|un filo)|uma pitada|(?:en|et) (?:nypa|smule|klype|knivspids)|lite|litt|szczypta|trochę|egy csipet)\s/iu;

/** Whether a line below a list names what the steps need and the list lacks, or what every dish needs. */
function isOfList({ text, heading, tag }: PageLine, told: string): boolean {
  if (heading > 0 || ROW.test(tag) || text.length > LONGEST || /^[*†(]|[.!?:]$/.test(text))
    return false;
  if (isStaple(text) || SOME.test(text)) return true;
  if (TIME.test(text) || COUNTED_SERVINGS.test(text) || sectionKind(text) !== null) return false;
  const names = text.toLowerCase().match(FOOD_WORD) ?? [];
  return (
    (statesAmount(text) || ingredientLikeness(text) > 0) &&
    names.some((name) => told.includes(name))
  );
}

/** What stands below a list and above the steps, and belongs to the list all the same: "Salt and pepper". */
export function restOfList(page: PageLines, from: number, steps: Section): string[] {
  const between = page.lines
    .slice(from, Math.max(from, steps.at))
    .filter((line) => line.heading === 0 && sectionKind(line.text) === null && !isNoise(line));
  if (between.length === 0 || between.length > MOST) return [];
  const told = steps.lines.join(' ').toLowerCase();
  return between.every((line) => isOfList(line, told)) ? between.map(({ text }) => text) : [];
}
