import type { SourceLine } from '../card/card-line.ts';
import { headingOf } from '../card/headings.ts';

interface Counted {
  readonly at: number;
  readonly number: number;
  readonly step: SourceLine;
  /** How many lines the step and its number take. */
  readonly lines: number;
}

const BRACKETED = /^\((\d{1,2})\)\s*(?=\S)/u;
const ALONE = /^0?(\d{1,2})\s?[.):]?$/u;
const STEPS_LEAST = 2;
const WORDS_LEAST = 3;
const NO_HEADING = '';

const isTold = (text: string): boolean =>
  /[.!?]["')\]]?$/u.test(text) && text.split(/\s+/u).length >= WORDS_LEAST;

function countedAt(lines: readonly SourceLine[], at: number): Counted | null {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return null;
  const bracketed = BRACKETED.exec(line.text);
  if (bracketed) {
    const text = line.text.slice(bracketed[0].length);
    return { at, number: Number(bracketed[1]), step: { ...line, text }, lines: 1 };
  }
  const alone = ALONE.exec(line.text);
  if (!alone || !next || ALONE.test(next.text) || headingOf(next.text, false)) return null;
  const step = { ...next, startsApart: line.startsApart };
  return { at, number: Number(alone[1]), step, lines: 2 };
}

/** Numbers that count from one on, each one more than the one before. */
function runsOf(lines: readonly SourceLine[]): Counted[][] {
  const runs: Counted[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const counted = countedAt(lines, at);
    if (!counted) continue;
    const last = runs.at(-1)?.at(-1);
    const goesOn = last?.lines === counted.lines && counted.number === last.number + 1;
    if (goesOn) runs.at(-1)?.push(counted);
    else if (counted.number === 1) runs.push([counted]);
  }
  return runs;
}

/** What is counted may also be bought: it is done where it is told in sentences, or where a heading says so. */
function areSteps(run: readonly Counted[], headings: readonly string[]): boolean {
  const told = run.filter(({ step }) => isTold(step.text)).length;
  if (told > run.length / 2) return true;
  const above = headings.slice(0, run[0]?.at);
  return above.findLast((kind) => kind !== NO_HEADING) === 'directions';
}

/** A text whose steps carry their numbers as most do, "1. Stir": not in brackets, nor in lines of their own above them. */
export function withStepNumbers(lines: readonly SourceLine[]): readonly SourceLine[] {
  const runs = runsOf(lines).filter((run) => run.length >= STEPS_LEAST);
  if (runs.length === 0) return lines;
  const headings = lines.map(({ text }) => headingOf(text, false)?.kind ?? NO_HEADING);
  const steps = new Map(
    runs
      .filter((run) => areSteps(run, headings))
      .flat()
      .map((counted) => [counted.at, counted]),
  );
  const whole: SourceLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const counted = steps.get(at);
    const line = lines[at];
    if (!counted) whole.push(...(line ? [line] : []));
    else {
      whole.push({ ...counted.step, text: `${counted.number}. ${counted.step.text}` });
      at += counted.lines - 1;
    }
  }
  return whole;
}
