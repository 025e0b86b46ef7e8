import type { Span } from '../scan/list-items.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { wordsOf } from '../text/word-share.ts';
import { seenLines, type SeenLine } from './seen-line.ts';

/** Fewer letters stand in too many places to tell where a step stands. */
const DISTINCT = 8;
const WORD_MIN = 4;
const MOST_PLACES = 4;
/** So much of the page between two steps holds more than one. */
const WIDEST = 3_000;
const FEW = 0.3;
const MAX_COMPARED = 150;

/** Where the page shows a step; nowhere where that cannot be told. */
function placesOf({ bare }: SeenLine, shown: string): Span[] {
  const places: Span[] = [];
  let from = bare.length < DISTINCT ? -1 : lineAt(shown, bare);
  while (from >= 0 && places.length < MOST_PLACES) {
    const to = from + bare.length;
    places.push({ from, to });
    from = lineAt(shown, bare, to);
  }
  return places;
}

/** What the page shows where a step should stand, between those before and behind it: the story may tell them before the card. */
function textsInPlace(places: readonly (readonly Span[])[], at: number, shown: string): string[] {
  const before = places.slice(0, at).findLast((all) => all.length > 0) ?? [];
  const behind = places.slice(at + 1).find((all) => all.length > 0) ?? [];
  return before.flatMap(({ to }) => {
    const next = behind.find(({ from }) => from >= to);
    return next && next.from - to <= WIDEST ? [shown.slice(to, next.from)] : [];
  });
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
  const places = all.map((step) => placesOf(step, shown));
  const isTold = (step: SeenLine): boolean => {
    const texts = textsInPlace(places, all.indexOf(step), shown);
    const words = [...new Set(wordsOf(step.line).filter((word) => word.length >= WORD_MIN))];
    if (texts.length === 0 || words.length === 0) return true;
    const isIn = (text: string): boolean =>
      words.filter((word) => text.includes(bareOf(word))).length >= words.length * FEW;
    return texts.some(isIn);
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
