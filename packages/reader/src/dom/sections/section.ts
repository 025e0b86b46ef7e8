import { sectionKind } from '../../vocabulary/section-words.ts';
import { withoutLabel } from '../../vocabulary/step-label.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { withRowName } from '../../lines/step-name.ts';
import { listedIngredients } from './listed-ingredients.ts';
import { isNutrition, stepLikeness } from '../../lines/page-line-likeness.ts';
import { BOLD, type PageLine } from '../lines/page-lines.ts';
import type { Candidate } from './section-candidates.ts';
import { firstAlternative, mainlyItems, oncePrinted, withoutBeside } from './shown-items.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

export interface Section {
  lines: string[];
  at: number;
  score: number;
  found: Candidate['found'];
}

/** Of each list that was asked for: those under headings are by themselves, and then among all. */
const known = knownWhileReading<Candidate, Section>();

export function ingredientSection(candidate: Candidate): Section {
  const section = known.get(candidate) ?? readIngredients(candidate);
  known.set(candidate, section);
  return section;
}

function readIngredients({ lines, at, weight, found }: Candidate): Section {
  // Where nothing names a list, headings around it are those of a story: "15 soups for winter".
  const own = found === 'list' ? lines.filter(({ heading }) => heading % BOLD === 0) : lines;
  const { lines: kept, titles, sure, unlikely } = listedIngredients(own);
  const list = oncePrinted(kept, titles);
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

/** All the steps in one row, each typed on a line of its own. */
const stepsOf = (line: PageLine, { length }: readonly PageLine[]): readonly string[] =>
  length === 1 && line.typed ? line.typed : [withRowName(line)];

export function stepSection({ lines, at, weight, found }: Candidate): Section {
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
    if (kind === 'steps' || isNoise(line) || isNutrition(line.text)) continue;
    const title =
      line.heading > 0 && line.text.length < 80 && !isStepByItself(line, own[index + 1]);
    score += title ? 0 : stepLikeness(line.text);
    if (!title || line.heading === BOLD) kept.push(...stepsOf(line, own).map(withoutLabel));
  }
  const list = oncePrinted(kept);
  return {
    lines: list,
    at,
    score: (score * weight * list.length) / Math.max(1, kept.length),
    found,
  };
}

/** What scores less may be anything. */
const LIKELY = 0.4;

/** Whether a stretch of the page likely tells steps. */
export const tellsSteps = (candidate: Candidate): boolean => stepSection(candidate).score > LIKELY;

/** Of a few words each, but in a list or as sentences, as steps are. */
const SHORT_STEP = 0.3;

/** Steps so short that only the headings above them and the ingredients tell what they are. */
export function shortSteps(section: Section, { lines }: Candidate): Section {
  const items = new Set(lines.filter(({ tag }) => tag === 'li').map(({ text }) => text));
  const likely = section.lines.filter((line) => items.has(line) || /[.!]$/.test(line));
  const whole = likely.length === section.lines.length;
  return { ...section, score: whole ? SHORT_STEP * likely.length : 0 };
}

export function best(sections: readonly Section[]): Section | null {
  let chosen: Section | null = null;
  for (const section of sections) {
    if (section.score > Math.max(LIKELY, (chosen?.score ?? 0) + 1e-9)) chosen = section;
  }
  return chosen;
}
