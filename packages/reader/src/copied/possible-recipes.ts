import { ASKS_THE_READER, NOT_THE_RECIPE } from './after-recipe-words.ts';
import { amountStart, numberedStep } from '../card/zones/amount-start.ts';
import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { linesAboveLists } from '../card/zones/headed-lists.ts';
import { headingOf } from '../card/zones/headings.ts';
import { doubted } from './doubted-line.ts';
import { isMenuLine } from './menu-line.ts';

/** What stands around a heading: "## Comments", "— Comments —", a picture before it; "©" says something itself. */
const FRAME =
  /^(?:[\s#*_=~•·—–|-]|(?!©)\p{Extended_Pictographic}|\u{FE0F})+|(?<![\s#*_=~—–|-])[\s#*_=~—–|-]+$/gu;

/** Nobody heads the comments, or asks to subscribe, at greater length. */
const SAID_MAX = 400;

const says = (pattern: RegExp, { text }: SourceLine): boolean =>
  text.length <= SAID_MAX && pattern.test(text.replace(FRAME, ''));
const isEnd = (line: SourceLine): boolean => says(NOT_THE_RECIPE, line);
const asksReader = (line: SourceLine): boolean => says(ASKS_THE_READER, line);

const orders = ({ text }: SourceLine): boolean =>
  !isMenuLine(text) && (numberedStep(text) !== null || beginsWithVerb(text));

const headingKinds = (lines: readonly SourceLine[]): Set<string> =>
  new Set(lines.flatMap(({ text }) => headingOf(text, false)?.kind ?? []));

const measured = (lines: readonly SourceLine[]): number =>
  lines.filter(({ text }) => amountStart(text) === 'measure').length;

const lastNumber = (lines: readonly SourceLine[]): number =>
  lines.reduce((last, { text }) => Math.max(last, numberedStep(text)?.number ?? 0), 0);

/** Whether the recipe goes on below a line, or only begins there. */
function goesOn(above: readonly SourceLine[], below: readonly SourceLine[]): boolean {
  const opened = headingKinds(above);
  const opens = headingKinds(below);
  for (const kind of ['ingredients', 'directions'])
    if (opens.has(kind) && !opened.has(kind)) return true;
  // Below a story about the dish, with headings of its own, the recipe itself may follow.
  if (measured(below) > measured(above)) return true;
  const last = lastNumber(above);
  return last > 0 && below.some(({ text }) => numberedStep(text)?.number === last + 1);
}

/** Who asks to subscribe between two steps has steps below; who asks at the end has none. */
function endsHere(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at];
  if (!line) return false;
  if (isEnd(line)) return true;
  if (!asksReader(line)) return false;
  const end = lines.findIndex((each, index) => index > at && isEnd(each));
  return !lines.slice(at + 1, end < 0 ? undefined : end).some(orders);
}

const ENDS_MAX = 6;

/** Without the lines that ask the reader; what follows one and orders nothing may still be theirs. */
function withoutRequests(lines: readonly SourceLine[]): SourceLine[] {
  const above = linesAboveLists(lines).length;
  let begun = false;
  let isTheirs = false;
  return lines.flatMap((line, at) => {
    if (asksReader(line) || isEnd(line)) {
      isTheirs = begun;
      return [];
    }
    if (at >= above && (orders(line) || headingOf(line.text, false))) {
      begun = true;
      isTheirs = false;
    }
    return [isTheirs ? doubted(line) : line];
  });
}

/**
 * The lines of a copied page down to each place where the recipe may end: comments, other dishes, whose page it is.
 * The first that holds a whole recipe is the one; the last is the whole text.
 */
export function possibleRecipes(lines: readonly SourceLine[]): SourceLine[][] {
  const ends = lines
    .map((_, at) => at)
    .filter((at) => endsHere(lines, at) && !goesOn(lines.slice(0, at), lines.slice(at + 1)));
  return [...ends.slice(0, ENDS_MAX), lines.length].map((end) =>
    withoutRequests(lines.slice(0, end)),
  );
}
