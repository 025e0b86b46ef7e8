import type { Duration } from './durations.ts';

const VERBS =
  'simmer|bake|boil|roast|fry|saut[eé]|rest|chill|cool(?! place)|rise|prove|proof|marinate|soak|steam|grill|broil|cook|knead|whisk|beat|blend|freeze|refrigerate|stand|sit|steep|infuse|toast|reduce|braise|poach|stew|sear|smoke|ferment|brine|blanch|microwave|set aside|carameli[sz]e|stir';
const VERB = new RegExp(`\\b(${VERBS})(?:s|d|es|ed|ing)?\\b`, 'gi');
const WINDOW = 120;

type TimedPlace = Pick<Duration, 'start' | 'text'>;

/** What is being done while the timer runs, or nothing where the sentence names no such work before the duration. */
function workBefore(instruction: string, duration: TimedPlace): string {
  const before = instruction.slice(Math.max(0, duration.start - WINDOW), duration.start);
  const sentence = before.split(/[.;!?]\s/).at(-1) ?? '';
  const verb = [...sentence.matchAll(VERB)].at(-1)?.[1]?.toLowerCase();
  return verb ?? '';
}

/** The second and later of the same name say which they are. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/**
 * Names for the timers of one direction: the step and what is being done, such as "Step 3: simmer". Where that would
 * name two of them alike, the duration is said too: "Step 3: simmer 20 minutes".
 */
export function nameStepTimers(
  step: number,
  instruction: string,
  durations: readonly TimedPlace[],
): string[] {
  const works = durations.map((duration) => workBefore(instruction, duration));
  const names = durations.map(({ text }, index) => {
    const work = works[index] ?? '';
    const isShared = works.filter((other) => other === work).length > 1;
    const words = [work, isShared ? text : ''].filter((part) => part !== '').join(' ');
    return words === '' ? `Step ${step}` : `Step ${step}: ${words}`;
  });
  return numbered(names);
}
