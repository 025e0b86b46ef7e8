import { unitOf } from '@commonplate/kitchen';
import { type PastedLine, pastedLines } from './pasted-lines.ts';
import { isSectionHeading, sectionName } from './section-heading.ts';

const NUMBERED = /^(?:step\s*)?\d{1,2}\s*(?:[.):]\s*|[-–]\s+|$)|^step\s*\d{1,2}\b\s*/i;
const BARE_NUMBER = /^(\d{1,2}) (?=(\p{L}+))/u;
const TITLE = /^(?:directions|method|instructions|preparation|steps)\s*:?$/i;
const BLANK_LINE = /(?:\r\n|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)/;

const wordsOf = (text: string): PastedLine[] =>
  pastedLines(text).filter((line) => !TITLE.test(line.text));

const isNumbered = (line: PastedLine) => NUMBERED.test(line.text);
const isHeading = (line: PastedLine) => !isNumbered(line) && isSectionHeading(line.text);

/** "1 Preheat", "2 Mix": where all lines count up, those are the numbers of the steps and no amounts. */
function countsUp(lines: readonly PastedLine[]): boolean {
  let last = 0;
  for (const line of lines) {
    if (isHeading(line)) {
      last = 0;
      continue;
    }
    const [, number, word = ''] = BARE_NUMBER.exec(line.text) ?? [];
    // "Slice" opens a step; "2 slices" are an amount.
    const isAmount = word === word.toLowerCase() && unitOf(word) !== null;
    if (Number(number) !== last + 1 || isAmount) return false;
    last += 1;
  }
  return last > 0;
}

/** What opens a step starts a new one; every other line belongs to the step before. */
function joined(lines: readonly PastedLine[], opens: (line: PastedLine) => boolean): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    const words = line.text.replace(NUMBERED, '');
    if (opens(line) || isHeading(line) || steps.length === 0) steps.push(words);
    else steps.push(`${steps.pop() ?? ''} ${words}`.trim());
  }
  return steps.filter((step) => step !== '');
}

function stepsOf(text: string): string[] {
  const lines = wordsOf(text);
  if (lines.filter(isNumbered).length > 1) {
    return joined(lines, (line) => line.isItem || isNumbered(line));
  }
  if (countsUp(lines)) return lines.map((line) => line.text.replace(BARE_NUMBER, ''));
  const paragraphs = text.split(BLANK_LINE).map(wordsOf);
  if (paragraphs.filter((paragraph) => paragraph.length > 0).length > 1) {
    return paragraphs.flatMap((paragraph) => joined(paragraph, (line) => line.isItem));
  }
  return lines.map((line) => line.text);
}

/** A heading is no step: it opens the one below it. */
function underHeadings(steps: readonly string[]): string[] {
  const done: string[] = [];
  let heading = '';
  for (const step of steps) {
    if (isSectionHeading(step)) heading += `${sectionName(step)}: `;
    else {
      done.push(heading + step);
      heading = '';
    }
  }
  return heading === '' ? done : [...done, heading.trim()];
}

/** Pasted directions as steps: by their numbers and bullets, else by paragraphs, else by lines. */
export function splitSteps(text: string): string[] {
  return underHeadings(stepsOf(text));
}
