import { type PastedLine, pastedLines } from './pasted-lines.ts';

const NUMBERED = /^(?:step\s*)?\d{1,2}\s*(?:[.):]\s*|[-–]\s+|$)|^step\s*\d{1,2}\b\s*/i;
const HEADING = /^(?:directions|method|instructions|preparation|steps)\s*:?$/i;
const BLANK_LINE = /(?:\r\n|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)/;

const wordsOf = (text: string): PastedLine[] =>
  pastedLines(text).filter((line) => !HEADING.test(line.text));

/** What opens a step starts a new one; every other line belongs to the step before. */
function joined(lines: readonly PastedLine[], opens: (line: PastedLine) => boolean): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    const words = line.text.replace(NUMBERED, '');
    if (opens(line) || steps.length === 0) steps.push(words);
    else steps.push(`${steps.pop() ?? ''} ${words}`.trim());
  }
  return steps.filter((step) => step !== '');
}

/** Pasted directions as steps: by their numbers and bullets, else by paragraphs, else by lines. */
export function splitSteps(text: string): string[] {
  const lines = wordsOf(text);
  if (lines.filter((line) => NUMBERED.test(line.text)).length > 1) {
    return joined(lines, (line) => line.isItem || NUMBERED.test(line.text));
  }
  const paragraphs = text.split(BLANK_LINE).map(wordsOf);
  if (paragraphs.filter((paragraph) => paragraph.length > 0).length > 1) {
    return paragraphs.flatMap((paragraph) => joined(paragraph, (line) => line.isItem));
  }
  return lines.map((line) => line.text);
}
