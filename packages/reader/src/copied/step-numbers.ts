import { numberedStep } from '../card/zones/amount-start.ts';
import { beginsWithVerb, likenessOf } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { headingOf } from '../card/zones/headings.ts';
import { type Count, countOfBareFigure, countOfFigure, countsOfLetter } from './counting-signs.ts';

interface Counted {
  readonly at: number;
  /** Whatever its sign may count. */
  readonly counts: readonly Count[];
  readonly step: SourceLine;
  /** How many lines the step and its number take. */
  readonly lines: number;
}

/** A step of a run, with its place in it. */
interface Step {
  readonly counted: Counted;
  readonly count: Count;
}

/** "(1) Stir", "1.- Stir", "1/ Stir", "1º Stir", "#1 Stir", "01 Stir"; "1/2 cup" is a fraction. */
const SIGNED = [
  /^\((\d{1,2})\)\s*(?=\S)/u,
  /^(\d{1,2})\s?(?:\.\s?[-–—]|[-–—]\.)\s*(?=\S)/u,
  /^(\d{1,2})\s?[º°ª]\s?(?:\.?\s?[-–—]|[.):])?\s*(?=\p{L})/u,
  /^(\d{1,2})\s?\/\s*(?=\p{L})/u,
  /^#\s?(\d{1,2})[.):–-]?\s+(?=\p{L})/u,
  /^0(\d)\s+(?=\p{L})/u,
];
const BARE = /^(\d{1,2})\s+(?=\p{Lu})/u;
/** Nobody counts these: what begins so is a sentence. */
const SENTENCE_BEGINS =
  /^(?:the|in|on|when|once|meanwhile|with|der|die|das|den|dem|ein|eine|einen|im|mit|nun|dann|de|het|le|la|les|l['’]|dans|el|los|las|il|lo|gli|os|as|na|em|a|az)(?!\p{L})/iu;
const ALONE = /^0?(\d{1,2})\s?[.):]?$/u;
const LETTERED = /^\(?([a-z]|[ivx]{2,5})(?:\)|\.(?=\s|$))\s*/iu;
const STEPS_LEAST = 2;
const WORDS_LEAST = 3;
const NO_HEADING = '';

const tellsStep = (text: string): boolean => {
  if (text.split(/\s+/u).length < WORDS_LEAST) return false;
  const { ingredient, step } = likenessOf(text);
  return /[.!?]["')\]]?$/u.test(text) || step > ingredient;
};

interface Sign {
  readonly sign: string;
  readonly counts: readonly Count[] | null;
}

/** What a line begins with, where it may count. */
function signOf(text: string): Sign {
  for (const pattern of SIGNED) {
    const [sign, figure] = pattern.exec(text) ?? [];
    if (sign !== undefined) return { sign, counts: countOfFigure(figure ?? '') };
  }
  const [bare, figure] = BARE.exec(text) ?? [];
  if (bare !== undefined) return { sign: bare, counts: countOfBareFigure(figure ?? '') };
  const [sign = '', letter] = LETTERED.exec(text) ?? [];
  return { sign, counts: letter === undefined ? null : countsOfLetter(letter) };
}

const countsNothing = (text: string): boolean =>
  tellsStep(text) && (beginsWithVerb(text) || SENTENCE_BEGINS.test(text));

const BARE_RUN_LEAST = 3;

/** "1 Soften the onions." can be no amount, and so "2 Onions are peeled." is none either; of two steps both must be so. */
function areBareSteps(run: readonly Step[]): boolean {
  const sure = run.filter(({ counted }) => countsNothing(counted.step.text)).length;
  return 2 * sure >= run.length && (run.length >= BARE_RUN_LEAST || sure === run.length);
}

function countedAt(lines: readonly SourceLine[], at: number): Counted | null {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return null;
  const { sign, counts } = signOf(line.text);
  const text = line.text.slice(sign.length);
  if (counts && text !== '') return { at, counts, step: { ...line, text }, lines: 1 };
  const alone = counts ?? ALONE.exec(line.text)?.slice(1, 2).flatMap(countOfFigure) ?? [];
  const isStep = next && !ALONE.test(next.text) && headingOf(next.text, false) === null;
  if (alone.length === 0 || !isStep) return null;
  const step = { ...next, startsApart: line.startsApart };
  return { at, counts: alone, step, lines: 2 };
}

const following = (last: Step | undefined, counted: Counted): Count | undefined =>
  last?.counted.lines === counted.lines
    ? counted.counts.find(
        ({ way, number }) => way === last.count.way && number === last.count.number + 1,
      )
    : undefined;

/** Numbers that count from one on, each one more than the one before. */
function runsOf(lines: readonly SourceLine[]): Step[][] {
  const runs: Step[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const counted = countedAt(lines, at);
    if (!counted) continue;
    const next = following(runs.at(-1)?.at(-1), counted);
    const first = counted.counts.find(({ number }) => number === 1);
    if (next) runs.at(-1)?.push({ counted, count: next });
    else if (first) runs.push([{ counted, count: first }]);
  }
  return runs;
}

/** What is counted may also be bought: it is done where it is told in sentences, or where a heading says so. */
function areSteps(run: readonly Step[], headings: readonly string[]): boolean {
  if (run[0]?.count.way === 'bare figure') return areBareSteps(run);
  const told = run.filter(({ counted }) => tellsStep(counted.step.text)).length;
  if (told > run.length / 2) return true;
  // "A. Dough", "B. Filling": letters also count the parts of a dish.
  const isFigure = run[0]?.count.way === 'figure';
  const orders = run.filter(({ counted }) => beginsWithVerb(counted.step.text)).length;
  if (!isFigure && orders <= run.length / 2) return false;
  const above = headings.slice(0, run[0]?.counted.at);
  return above.findLast((kind) => kind !== NO_HEADING) === 'directions';
}

/** Letters beside figures name the parts that these count, or count within them. */
function isOnlyCount(run: readonly Step[], lines: readonly SourceLine[]): boolean {
  return run[0]?.count.way === 'figure' || !lines.some(({ text }) => numberedStep(text) !== null);
}

const IN_LINE = /(?<=[.!?;]\s)\(?(?:[a-z]|[ivx]{2,5})[.)](?=\s\p{L})/giu;

/** "a) Peel them. b) Boil them.": each in a line of its own, where they count on from the first. */
function opened(line: SourceLine): SourceLine[] {
  if (!LETTERED.test(line.text)) return [line];
  const starts = [0, ...Array.from(line.text.matchAll(IN_LINE), ({ index }) => index)];
  const pieces = starts.map((start, at) => ({
    ...line,
    text: line.text.slice(start, starts[at + 1]).trim(),
    startsApart: line.startsApart && at === 0,
  }));
  const [run, ...others] = runsOf(pieces);
  return run?.length === pieces.length && others.length === 0 ? pieces : [line];
}

/** A text whose steps carry their numbers as most do, "1. Stir": not in brackets, with other signs or none, by letters, nor in lines of their own above them. */
export function withStepNumbers(given: readonly SourceLine[]): readonly SourceLine[] {
  const lines = given.flatMap(opened);
  const runs = runsOf(lines).filter((run) => run.length >= STEPS_LEAST);
  if (runs.length === 0) return lines;
  const headings = lines.map(({ text }) => headingOf(text, false)?.kind ?? NO_HEADING);
  const steps = new Map(
    runs
      .filter((run) => areSteps(run, headings) && isOnlyCount(run, lines))
      .flat()
      .map((step) => [step.counted.at, step]),
  );
  const whole: SourceLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = steps.get(at);
    const line = lines[at];
    if (!found) whole.push(...(line ? [line] : []));
    else {
      const { counted, count } = found;
      whole.push({ ...counted.step, text: `${count.number}. ${counted.step.text}` });
      at += counted.lines - 1;
    }
  }
  return whole;
}
