import type { Difficulty } from '@commonplate/contract';
import type { Timing } from '../fields/duration.ts';
import { spelledServings } from '../fields/spelled-count.ts';
import { BARE_COUNT } from '../shown/facts/bare-count.ts';
import { labelledDifficulty } from '../shown/facts/labelled-difficulty.ts';
import { factsIn, LABEL_MAX } from '../shown/facts/facts-in-row.ts';
import { valueAfter } from '../shown/facts/labelled-time.ts';
import { statedTimes } from '../shown/facts/stated-times.ts';
import { COUNTED_SERVINGS, SERVINGS_LABEL } from '../vocabulary/fact-words.ts';

export interface VisibleFacts {
  yieldText: string;
  prepTime: Timing | null;
  cookTime: Timing | null;
  totalTime: Timing | null;
  difficulty: Difficulty | null;
}

/** Which of them are looked for: those that are known already are asked of many lines in vain. */
export interface WantedFacts {
  yieldText: boolean;
  times: boolean;
  difficulty: boolean;
}

export const ALL_FACTS: WantedFacts = { yieldText: true, times: true, difficulty: true };

const MAX_LINES = 3_000;
/** Facts stand at the head of the recipe; further up the page are menus and stories. */
const ABOVE_INGREDIENTS = 40;
const BELOW_INGREDIENTS = 60;

function readYield(lines: readonly string[]): string {
  for (const [at, line] of lines.entries()) {
    if (line.length > LABEL_MAX) continue;
    const among = factsIn(line);
    const part = among.length > 1 ? readYield(among) : '';
    if (part !== '') return part;
    const next = lines[at + 1]?.slice(0, LABEL_MAX) ?? '';
    const value = valueAfter(SERVINGS_LABEL, line, next);
    const above = lines[at - 1] ?? '';
    if (value === next && BARE_COUNT.test(above) && !BARE_COUNT.test(next)) return above;
    if (value !== null && /^\D{0,12}\d{1,3}(?!\d)/.test(value)) return value;
    const counted = COUNTED_SERVINGS.exec(line)?.[0];
    if (counted !== undefined) return counted;
    if (spelledServings(line) !== null) return line;
  }
  return '';
}

function timesIn(near: readonly string[], all: readonly string[]): ReturnType<typeof statedTimes> {
  const times = statedTimes(near);
  return Object.keys(times).length > 0 ? times : statedTimes(all);
}

/** Times, servings and difficulty as a page labels them, beside the recipe or, failing that, anywhere on the page. */
export function readFacts(
  page: readonly string[],
  ingredientsAt: number,
  wanted = ALL_FACTS,
): VisibleFacts {
  const near = page.slice(
    Math.max(0, ingredientsAt - ABOVE_INGREDIENTS),
    ingredientsAt + BELOW_INGREDIENTS,
  );
  const all = page.slice(0, MAX_LINES);
  const times = wanted.times ? timesIn(near, all) : {};
  const difficulty = wanted.difficulty
    ? (labelledDifficulty(near) ?? labelledDifficulty(all))
    : null;
  return {
    yieldText: wanted.yieldText ? readYield(near) || readYield(all) : '',
    prepTime: times.prepTime ?? null,
    cookTime: times.cookTime ?? null,
    totalTime: times.totalTime ?? null,
    difficulty: difficulty?.difficulty ?? null,
  };
}
