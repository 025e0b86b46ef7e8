import type { Span } from '../scan/list-items.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { wordsOf } from '../text/word-share.ts';
import { seenLines, type SeenLine } from './seen-line.ts';

/** Fewer letters stand in too many places to tell where a step stands. */
const DISTINCT = 8;
const WORD_MIN = 4;
/** So much of the page between two steps holds more than one. */
const WIDEST = 3_000;
const FEW = 0.3;
const MAX_COMPARED = 150;

/** Where the page shows a step; null where it does not, or not in one place only. */
function onlyPlace({ bare }: SeenLine, shown: string): Span | null {
  const from = bare.length < DISTINCT ? -1 : lineAt(shown, bare);
  const isOnly = from >= 0 && lineAt(shown, bare, from + 1) < 0;
  return isOnly ? { from, to: from + bare.length } : null;
}

/** What the page shows where a step should stand, between those before and behind it; null where that cannot be told. */
function textInPlace(places: readonly (Span | null)[], at: number, shown: string): string | null {
  const before = places.slice(0, at).findLast((place) => place !== null);
  const behind = places.slice(at + 1).find((place) => place !== null);
  if (!before || !behind) return null;
  const isNear = behind.from >= before.to && behind.from - before.to <= WIDEST;
  return isNear ? shown.slice(before.to, behind.from) : null;
}

/**
 * The steps that stand nowhere on the page though those around them do, and of whose words the page has hardly any
 * in their place: it tells something else there, or nothing.
 */
export function stepsNotShown(steps: readonly string[], shown: string): string[] {
  if (steps.length > MAX_COMPARED) return [];
  const all = seenLines(steps, shown);
  const missing = all.filter(({ at }) => at < 0);
  if (missing.length === 0 || missing.length > all.length / 2) return [];
  const places = all.map((step) => onlyPlace(step, shown));
  const isTold = (step: SeenLine): boolean => {
    const text = textInPlace(places, all.indexOf(step), shown);
    const words = [...new Set(wordsOf(step.line).filter((word) => word.length >= WORD_MIN))];
    if (text === null || words.length === 0) return true;
    return words.filter((word) => text.includes(bareOf(word))).length >= words.length * FEW;
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
