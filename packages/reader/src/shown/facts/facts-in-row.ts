import { isDuration } from '../../fields/duration.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';
import {
  COUNTED_SERVINGS,
  DIFFICULTY_LABEL,
  SERVINGS_LABEL,
  TIME_LABEL,
} from '../../vocabulary/fact-words.ts';
import { COUNT_WITH_WORDS } from './bare-count.ts';
import { timeIn } from './labelled-time.ts';
import { mayCountTime } from './may-state-times.ts';

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

/** What it makes may stand before the times without a word for that: "12 muffins, prep 30 minutes, cook 25 minutes". */
const areFacts = (parts: readonly string[]): boolean => {
  const [first = '', ...others] = parts;
  const opens = statesFact(first) || (others.length > 1 && COUNT_WITH_WORDS.test(first));
  return opens && others.length > 0 && others.every(statesFact);
};

/** The parts of a line where it is sentences or labels in a row, all of which state a fact; else the line. */
function partedAtFacts(line: string, mayHoldSentences: boolean): readonly string[] {
  const sentences = (mayHoldSentences ? line.split(BETWEEN_SENTENCES) : [line]).flatMap(
    partedBehindNames,
  );
  if (areFacts(sentences)) return sentences.flatMap(partedAtLabels);
  const labelled = partedAtLabels(line);
  return labelled.length > 1 && labelled.every(statesFact) ? labelled : [line];
}

/** The rows beside the lists are asked for portions, times and more. */
const known = knownWhileReading<string, readonly string[]>();

/** A part of a line between signs, of which there are none within it. */
function factsBetweenSigns(part: string): readonly string[] {
  const mayHoldSentences = SIGN_BETWEEN_SENTENCES.test(part);
  // Nothing else is parted where there is no second number.
  if (!mayHoldSentences && !SECOND_NUMBER.test(part)) return [part];
  const before = known.get(part);
  if (before) return before;
  const facts = partedAtFacts(part, mayHoldSentences);
  known.set(part, facts);
  return facts;
}

/** "Serves 4 | Prep 10 min | Cook 25 min" holds three facts; so do sentences and labels in a row, where all of them state one. */
export const factsIn = (line: string): readonly string[] =>
  SIGN_BETWEEN_FACTS.test(line)
    ? partedAtSigns(line).flatMap(factsBetweenSigns)
    : factsBetweenSigns(line);

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
