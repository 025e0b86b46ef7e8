import { hasAmount, numberedStep } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { beginsWithVerb, likenessOf } from '../card/zones/card-line-likeness.ts';
import { headingOf } from '../card/zones/headings.ts';
import {
  headsNutrition,
  isPerHundred,
  isSureNutrient,
  type Nutrient,
  nutrientsOf,
  standsBesideNutrition,
} from './nutrient-line.ts';
import { withNutrientsJoined } from './nutrient-pairs.ts';

/** What a portion holds looks like something to buy ("6 g fat"): it is taken out of a text before its lists are read. */

interface Line {
  readonly line: SourceLine;
  readonly nutrients: readonly Nutrient[];
  readonly isHeading: boolean;
  /** A heading, or what stands below it without an amount. */
  readonly isBeside: boolean;
}

export interface StatedNutrients {
  readonly line: SourceLine;
  readonly nutrients: readonly Nutrient[];
}

interface Placed extends StatedNutrients {
  /** So many of the other lines stand above it. */
  readonly above: number;
}

export interface NutritionApart {
  readonly lines: readonly SourceLine[];
  readonly stated: readonly Placed[];
}

function lineOf(line: SourceLine): Line {
  const nutrients = nutrientsOf(line.text);
  const isHeading = nutrients.length === 0 && headsNutrition(line.text);
  const isBeside = isHeading || (nutrients.length === 0 && standsBesideNutrition(line.text));
  return { line, nutrients, isHeading, isBeside };
}

const isOfNutrition = ({ nutrients, isBeside }: Line): boolean => nutrients.length > 0 || isBeside;
const isSure = ({ nutrients, isHeading }: Line): boolean =>
  isHeading || nutrients.some(isSureNutrient);

/** Lines of nutrition that follow one another, with their neighbours. */
interface Run {
  readonly before: Line | undefined;
  readonly lines: readonly Line[];
  readonly after: Line | undefined;
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const [at, each] of lines.entries()) {
    const after = lines[at + 1];
    if (!isOfNutrition(each)) from = at + 1;
    else if (after === undefined || !isOfNutrition(after))
      runs.push({ before: lines[from - 1], lines: lines.slice(from, at + 1), after });
  }
  return runs;
}

const isListed = (each: Line | undefined): boolean =>
  each !== undefined && headingOf(each.line.text, false) === null && hasAmount(each.line.text);

const statesEnergy = (each: Line | undefined): boolean =>
  each?.nutrients.some(({ name }) => name === 'calories') === true;

/** "10 g Fett" right below "1 Zwiebel" and above "320 kcal" is the end of a list: nutrition begins with the energy. */
const endsList = (above: readonly Line[], { before, lines }: Run): boolean => {
  const next = lines[above.length];
  return (
    isListed(before) &&
    above.some(({ nutrients }) => nutrients.length > 0) &&
    above[0]?.line.startsApart === false &&
    (next?.isHeading === true || statesEnergy(next))
  );
};

const NEVER_FIRST_OF_LIST = new Set<string>(['protein', 'fiber', 'sodium']);

/** "100 g sugar" right above "2 eggs" and below "320 kcal" is the start of a list. */
function startsList(lines: readonly Line[], after: Line | undefined): boolean {
  const [first] = lines;
  if (!first || !after || !isListed(after)) return false;
  if (first.line.startsApart) return true;
  const isNutrition = lines.some(({ nutrients }) =>
    nutrients.some(({ name }) => NEVER_FIRST_OF_LIST.has(name)),
  );
  return !after.line.startsApart && !isNutrition;
}

/** What of a run is nutrition: nothing unless some line of it can be nothing else. */
function nutritionOf(run: Run): readonly Line[] {
  const { lines, after } = run;
  const first = lines.findIndex(isSure);
  if (first < 0) return [];
  const last = lines.findLastIndex(isSure);
  const [above, below] = [lines.slice(0, first), lines.slice(last + 1)];
  return lines.slice(
    endsList(above, run) ? first : 0,
    startsList(below, after) ? last + 1 : undefined,
  );
}

const isStep = ({ text }: SourceLine): boolean => {
  const { ingredient, step } = likenessOf(text);
  return step > Math.max(0, ingredient);
};
const opensAnother = (each: Line): boolean =>
  headingOf(each.line.text, false) !== null ||
  isListed(each) ||
  numberedStep(each.line.text) !== null ||
  beginsWithVerb(each.line.text);

/** Whether more is told below a heading that the reader knows: "These are estimates." is no step. */
function opensNotes({ line }: Line, run: readonly Line[], lines: readonly Line[]): boolean {
  if (headingOf(line.text, false)?.kind !== 'notes') return false;
  if (run.every(({ nutrients }) => nutrients.length === 0)) return true;
  const last = run.at(-1);
  const next = last && lines[lines.indexOf(last) + 1];
  if (!next || opensAnother(next)) return false;
  return (
    !next.line.startsApart ||
    lines
      .slice(
        0,
        lines.findIndex((each) => each.line === line),
      )
      .some((each) => isStep(each.line))
  );
}

/** The amounts of a run down to where it begins to tell what a hundred grams hold. */
function statedIn(run: readonly Line[]): StatedNutrients[] {
  const end = run.findIndex(({ line, isBeside }) => isBeside && isPerHundred(line.text));
  return run
    .slice(0, end < 0 ? undefined : end)
    .filter(({ nutrients, line }) => nutrients.length > 0 && !isPerHundred(line.text))
    .map(({ line, nutrients }) => ({ line, nutrients }));
}

/** A text without its nutrition, and that by itself. */
export function withNutritionApart(source: readonly SourceLine[]): NutritionApart {
  const whole = withNutrientsJoined(source).map(lineOf);
  const runs = runsOf(whole).map(nutritionOf);
  const taken = new Set(
    runs.flatMap((run) => run.filter((each) => !each.isHeading || !opensNotes(each, run, whole))),
  );
  const lines: SourceLine[] = [];
  const above = new Map<SourceLine, number>();
  for (const [at, each] of whole.entries()) {
    above.set(each.line, lines.length);
    if (taken.has(each)) continue;
    // What was parted by the nutrition stays apart.
    const before = whole[at - 1];
    const isParted = before !== undefined && taken.has(before);
    lines.push(isParted ? { ...each.line, startsApart: true } : each.line);
  }
  const stated = runs
    .flatMap(statedIn)
    .map((each) => ({ ...each, above: above.get(each.line) ?? 0 }));
  return { lines, stated };
}
