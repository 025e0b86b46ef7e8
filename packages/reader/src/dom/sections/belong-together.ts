import type { Section } from './section.ts';

const NAME = /\p{L}{4,}/gu;
/** Enough of a word to know it again in the plural or in another case. */
const STEM = 5;
const MENTIONED = 0.5;

/**
 * Whether steps use what a list names. Where no heading says what two lists are, they may as well be what a machine has
 * and how to choose one.
 */
export function belongTogether(list: Section, steps: Section): boolean {
  const told = steps.lines.join(' ').toLowerCase();
  // Scripts that write a word in two signs have nothing to compare.
  const named = list.lines
    .map((line) => line.toLowerCase().match(NAME) ?? [])
    .filter((words) => words.length > 0);
  const mentioned = named.filter((words) =>
    words.some((word) => told.includes(word.slice(0, STEM))),
  );
  return mentioned.length >= named.length * MENTIONED;
}
