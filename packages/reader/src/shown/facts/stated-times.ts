import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';
import {
  COUNTED_SERVINGS,
  DIFFICULTY_LABEL,
  SERVINGS_LABEL,
  TIME_LABEL,
  TIME_LABELS,
  TIME_NAME_BEHIND,
} from '../../vocabulary/fact-words.ts';
import { mayCountTime } from './may-state-times.ts';

type TimeName = keyof typeof TIME_LABELS;
export type LabelledTimes = Partial<Record<TimeName, Timing>>;

const TIME_NAMES = Object.keys(TIME_LABELS) as TimeName[];
/** Longer lines tell more than a fact. */
export const LABEL_MAX = 90;

const BETWEEN_FACTS = /\s*[|•·]\s*|\s+[+–—]\s+|;\s+/u;
/** Most lines have none of these signs, which is sooner told than that nothing stands between them. */
const SIGN_BETWEEN_FACTS = /[|•·+–—;]/u;
/** Facts in a row are few words. */
const ROW_MAX = 300;

/** Whether a line is too long to be one of facts, of which there may be more where signs part them. */
export const isTooLong = (line: string): boolean =>
  line.length > LABEL_MAX && (line.length > ROW_MAX || !/[|•·]/u.test(line));
/** Never inside "approx. 20 min" or "1 hr. 10 min", where a number follows. */
const BETWEEN_SENTENCES = /\.*[.,]\s+(?:and\s+)?(?=\p{L})/u;
const SIGN_BETWEEN_SENTENCES = /[.,]\s/u;

const statesFact = (part: string): boolean =>
  timeIn(part) !== null ||
  SERVINGS_LABEL.test(part) ||
  COUNTED_SERVINGS.test(part) ||
  DIFFICULTY_LABEL.test(part);

const opensWithLabel = (text: string): boolean =>
  SERVINGS_LABEL.test(text) || TIME_LABEL.test(text);

const SECOND_NUMBER = /\d\D+\d/;
const WORD_START = /(?<=\s)\p{L}/gu;

/** A line parted before each label that follows a fact. */
function partedAtLabels(line: string): string[] {
  if (line.length > ROW_MAX) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const { index } of SECOND_NUMBER.test(line) ? line.matchAll(WORD_START) : []) {
    const before = line.slice(from, index).trim();
    if (!opensWithLabel(line.slice(index)) || !statesFact(before)) continue;
    parts.push(before);
    from = index;
  }
  return [...parts, line.slice(from)];
}

const BEFORE_NUMBER = /(?<=\p{L}\.?,?)\s+(?:(?:[/&]|and)\s+)?(?=\d)/u;

/** A line parted behind each name that follows its time: "30 mins prep, 20 mins cook". */
function partedBehindNames(line: string): string[] {
  if (line.length > ROW_MAX || !/^\d/.test(line)) return [line];
  if (!SECOND_NUMBER.test(line) || !mayCountTime(line)) return [line];
  const parts: string[] = [];
  let part = '';
  for (const piece of line.split(BEFORE_NUMBER)) {
    part = part === '' ? piece : `${part} ${piece}`;
    const fact = part.replace(/,$/, '');
    if (!statesFact(fact)) continue;
    parts.push(fact);
    part = '';
  }
  return part === '' ? parts : [line];
}

const RANGE_APART = /(?<=\d)\s+[–—]\s+(?=\d)/u;
const BETWEEN_FACTS_AND_NO_ENDS = /\s*[|•·]\s*|(?<!\d)\s+[+–—]\s+|\s+[+–—]\s+(?!\d)|;\s+/u;

/** Whether a line holds both ends of a range beside a dash: "15 – 20 min", but not "Serves 4 – 20 min". */
function holdsRange(line: string): boolean {
  const [before, behind] = line.split(RANGE_APART, 2);
  if (before === undefined || behind === undefined) return false;
  const [fact = ''] = behind.split(BETWEEN_FACTS, 1);
  return !isDuration(fact) || !SERVINGS_LABEL.test(before.split(BETWEEN_FACTS).at(-1) ?? '');
}

const partedAtSigns = (line: string): string[] =>
  line.split(holdsRange(line) ? BETWEEN_FACTS_AND_NO_ENDS : BETWEEN_FACTS);

/** The parts of a line where it is sentences or labels in a row, all of which state a fact; else the line. */
function partedAtFacts(line: string, mayHoldSentences: boolean): readonly string[] {
  const sentences = (mayHoldSentences ? line.split(BETWEEN_SENTENCES) : [line]).flatMap(
    partedBehindNames,
  );
  if (sentences.length > 1 && sentences.every(statesFact)) return sentences.flatMap(partedAtLabels);
  const labelled = partedAtLabels(line);
  return labelled.length > 1 && labelled.every(statesFact) ? labelled : [line];
}

/** The rows beside the lists are asked for portions, times and more. */
const known = knownWhileReading<string, readonly string[]>();

/** "Serves 4 | Prep 10 min | Cook 25 min" holds three facts; so do sentences and labels in a row, where all of them state one. */
export function factsIn(line: string): readonly string[] {
  const marked = SIGN_BETWEEN_FACTS.test(line) ? partedAtSigns(line) : [line];
  if (marked.length > 1) return marked;
  const mayHoldSentences = SIGN_BETWEEN_SENTENCES.test(line);
  // Nothing else is parted where there is no second number.
  if (!mayHoldSentences && !SECOND_NUMBER.test(line)) return marked;
  const before = known.get(line);
  if (before) return before;
  const facts = partedAtFacts(line, mayHoldSentences);
  known.set(line, facts);
  return facts;
}

/** "Working time about 20 minutes": whatever it is the time of. */
const NAMES_TIME =
  /^(?:[\p{L}/-]+ ){0,2}[\p{L}/-]*(?:time|zeit|tijd|tid|idő)(?!\p{L})[^\p{L}\d]{0,4}(?:(?:about|approx|ca|circa|cirka|ongeveer|kb)\.?\s)?\d/iu;
/** What the cook is told to do has the same words. */
const TELLS = /^(?:bake|cook|prep|oven)\s+\d/iu;
/** Nobody is told to prepare for so long, and then to cook: "Prep 25 mins Cook 50 mins". */
const PREPARES = /^prep\s+\d/iu;

const areTimesInRow = (facts: readonly string[]): boolean =>
  facts.length > 1 && facts.every(statesFact) && facts.some((fact) => PREPARES.test(fact));

/** Whether a line is nothing but what stands at the head of a recipe: its times, portions and the like. */
export function statesOnlyFacts(line: string): boolean {
  if (!/\d/.test(line) || /[.!]$/.test(line)) return false;
  if (NAMES_TIME.test(line)) return true;
  const facts = factsIn(line);
  return areTimesInRow(facts) || facts.every((fact) => opensWithLabel(fact) && !TELLS.test(fact));
}

/** What stands behind a label, on its own line or on the next. */
export function valueAfter(label: RegExp, line: string, next: string): string | null {
  const found = label.exec(line);
  if (!found) return null;
  return line.slice(found[0].length).trim() || next;
}

const isTimeLabel = (line: string): boolean =>
  line.length < LABEL_MAX &&
  TIME_LABEL.test(line) &&
  TIME_NAMES.some((name) => TIME_LABELS[name].before.exec(line)?.[0].length === line.length);

/** Whether the first of the labels that alternate with times, up to a place, has a time above it. */
export function areAboveNames(lines: readonly string[], at: number): boolean {
  let first = at;
  while (isDuration(lines[first - 1] ?? '') && isTimeLabel(lines[first - 2] ?? '')) first -= 2;
  return isDuration(lines[first - 1] ?? '');
}

/** A label all alone takes the time below it, or the one above where the page puts values over their names. */
function besideLabel(lines: readonly string[], at: number): string {
  const above = lines[at - 1] ?? '';
  const below = lines[at + 1] ?? '';
  // Some cards put the number and its unit into elements of their own.
  const counted = /^\d{1,3}$/.test(below) ? `${below} ${lines[at + 2] ?? ''}` : below;
  if (counted !== below && isDuration(counted)) return counted;
  // Without a unit it is no length of time, and has its name above.
  if (/^\d{1,3}$/.test(below) && !areAboveNames(lines, at)) return '';
  if (!isDuration(below)) return above;
  return isTimeLabel(lines[at + 2] ?? '') && areAboveNames(lines, at) ? above : below;
}

/** "Prep: 0:20" counts hours and minutes. */
const CLOCK = /^\d{1,2}:[0-5]\d$/;

/** On which sides of a time its name may stand: most parts are soon told to have it on one of them at most. */
interface Sides {
  /** "Prep 10 min". */
  isBefore: boolean;
  /** "10 min prep". */
  isBehind: boolean;
}

function timeOf(name: TimeName, part: string, { isBefore, isBehind }: Sides): Timing | null {
  const { before, after } = TIME_LABELS[name];
  const stated = isBefore ? valueAfter(before, part, '') : null;
  if (stated !== null && /\d/.test(stated) && (/\p{L}/u.test(stated) || CLOCK.test(stated)))
    return readTiming(stated);
  const value = isBehind && after.test(part) ? part.replace(after, '').trim() : '';
  return isDuration(value) ? readTiming(value) : null;
}

/** How a text begins that is a length of time, or a time with a word behind it. */
const OPENS_WITH_NUMBER = /^\P{L}*(?:\p{L}{1,6}\P{L}*)?[\d½¼¾]/u;

/** The time that a part of a line states, under the first of the names that it answers to. */
function timeIn(part: string): [TimeName, Timing] | null {
  const sides = {
    isBefore: TIME_LABEL.test(part),
    isBehind: OPENS_WITH_NUMBER.test(part) && TIME_NAME_BEHIND.test(part),
  };
  if (!sides.isBefore && !sides.isBehind) return null;
  for (const name of TIME_NAMES) {
    const time = timeOf(name, part, sides);
    if (time !== null) return [name, time];
  }
  return null;
}

/** The times of one line, each under the first of the names that it answers to. */
function timesOfLine(lines: readonly string[], at: number): [TimeName, Timing][] {
  const line = lines[at] ?? '';
  if (isTimeLabel(line)) {
    const beside = besideLabel(lines, at);
    const name = TIME_NAMES.find((each) => TIME_LABELS[each].before.test(line));
    const time = isDuration(beside) ? readTiming(beside) : null;
    return name !== undefined && time !== null ? [[name, time]] : [];
  }
  return factsIn(line)
    .map(timeIn)
    .filter((found) => found !== null);
}

/** The times that the lines of a page label, by the names they have there. */
export function labelledTimes(lines: readonly string[]): LabelledTimes {
  const times: LabelledTimes = {};
  for (const [at, line] of lines.entries()) {
    if (isTooLong(line) || (!/\d/.test(line) && !isTimeLabel(line))) continue;
    for (const [name, time] of timesOfLine(lines, at)) times[name] ??= time;
  }
  return times;
}

/** The same times of the recipe. The word for making it names what the words beside it leave over. */
export function namedTimes(labelled: LabelledTimes): Omit<LabelledTimes, 'makingTime'> {
  const { makingTime, ...times } = labelled;
  if (!makingTime) return times;
  if (times.prepTime && !times.cookTime) return { ...times, cookTime: makingTime };
  if (times.totalTime && !times.prepTime) return { ...times, prepTime: makingTime };
  // The whole would not be shorter than a part of it.
  if (times.cookTime && !times.prepTime && makingTime.minutes < times.cookTime.minutes)
    return { ...times, prepTime: makingTime };
  return { totalTime: makingTime, ...times };
}

/** The times of the recipe that the lines of a page label. */
export const statedTimes = (lines: readonly string[]): Omit<LabelledTimes, 'makingTime'> =>
  namedTimes(labelledTimes(lines));
