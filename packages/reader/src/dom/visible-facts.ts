import type { Difficulty } from '@commonplate/contract';
import { readDifficulty } from '../fields/difficulty.ts';
import { readTiming, type Timing } from '../fields/duration.ts';
import { COUNTED_SERVINGS, DIFFICULTY_LABEL, FACT_LABELS } from '../vocabulary/fact-words.ts';

export interface VisibleFacts {
  yieldText: string;
  prepTime: Timing | null;
  cookTime: Timing | null;
  totalTime: Timing | null;
  difficulty: Difficulty | null;
}

const LABEL_MAX = 90;
const MAX_LINES = 3_000;

/** What stands behind a label, on its own line or on the next. */
function valueAfter(label: RegExp, line: string, next: string): string | null {
  const found = label.exec(line);
  if (!found) return null;
  return line.slice(found[0].length).trim() || next;
}

/** Times, servings and difficulty as a page labels them; the first of each counts. */
export function readFacts(lines: readonly string[]): VisibleFacts {
  const facts: VisibleFacts = {
    yieldText: '',
    prepTime: null,
    cookTime: null,
    totalTime: null,
    difficulty: null,
  };
  for (const [at, line] of lines.slice(0, MAX_LINES).entries()) {
    if (line.length > LABEL_MAX) continue;
    const next = lines[at + 1]?.slice(0, LABEL_MAX) ?? '';
    for (const field of ['prepTime', 'cookTime', 'totalTime'] as const) {
      const value = facts[field] === null ? valueAfter(FACT_LABELS[field], line, next) : null;
      if (value !== null && /\d/.test(value) && /\p{L}/u.test(value))
        facts[field] = readTiming(value);
    }
    if (facts.yieldText === '') {
      const value = valueAfter(FACT_LABELS.servings, line, next);
      if (value !== null && /^\D{0,12}\d{1,3}(?!\d)/.test(value)) facts.yieldText = value;
      else if (COUNTED_SERVINGS.test(line))
        facts.yieldText = COUNTED_SERVINGS.exec(line)?.[0] ?? '';
    }
    const stated = facts.difficulty === null ? valueAfter(DIFFICULTY_LABEL, line, next) : null;
    if (stated !== null) facts.difficulty = readDifficulty(stated);
  }
  return facts;
}
