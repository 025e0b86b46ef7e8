import type { Duration } from './durations.ts';

const VERBS =
  'simmer|bake|boil|roast|fry|saut[eé]|rest|chill|cool(?! place)|rise|prove|proof|marinate|soak|steam|grill|broil|cook|knead|whisk|beat|blend|freeze|refrigerate|stand|sit|steep|infuse|toast|reduce|braise|poach|stew|sear|smoke|ferment|brine|blanch|microwave|set aside|carameli[sz]e|stir';
const VERB = new RegExp(`\\b(${VERBS})(?:s|d|es|ed|ing)?\\b`, 'gi');
const WINDOW = 120;

/**
 * A name for the timer of a direction: the step and what is being done while it runs, such as
 * "Step 3: simmer", or "Step 3" when the sentence names no such work before the duration.
 */
export function nameStepTimer(step: number, instruction: string, duration: Duration): string {
  const before = instruction.slice(Math.max(0, duration.start - WINDOW), duration.start);
  const sentence = before.split(/[.;!?]\s/).at(-1) ?? '';
  const verb = [...sentence.matchAll(VERB)].at(-1)?.[1]?.toLowerCase();
  return verb === undefined ? `Step ${step}` : `Step ${step}: ${verb}`;
}
