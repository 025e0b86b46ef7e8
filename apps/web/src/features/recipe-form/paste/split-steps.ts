import { pastedLines } from './pasted-lines.ts';

const NUMBERED = /^(?:step\s*)?\d{1,2}\s*(?:[.):]\s*|[-–]\s+|$)|^step\s*\d{1,2}\b\s*/i;
const HEADING = /^(?:directions|method|instructions|preparation|steps)\s*:?$/i;

const firstWords = (lines: readonly string[]) => lines.filter((line) => !HEADING.test(line));

/** A number opens a step; what follows without one belongs to it. */
function byNumbers(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    const words = line.replace(NUMBERED, '');
    if (NUMBERED.test(line) || steps.length === 0) steps.push(words);
    else steps.push(`${steps.pop() ?? ''} ${words}`.trim());
  }
  return steps.filter((step) => step !== '');
}

/** Pasted directions as steps: by their numbers, else by paragraphs, else by lines. */
export function splitSteps(text: string): string[] {
  const lines = firstWords(pastedLines(text));
  if (lines.filter((line) => NUMBERED.test(line)).length > 1) return byNumbers(lines);
  const paragraphs = text
    .split(/(?:\r\n|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)/)
    .map((paragraph) => firstWords(pastedLines(paragraph)).join(' '))
    .filter((paragraph) => paragraph !== '');
  return paragraphs.length > 1 ? paragraphs : lines;
}
