import type { ImportResult } from '@commonplate/contract';
import { regionBefore } from './region-order.ts';
import { type TextSpan, spanBefore, spansIn } from './text-spans.ts';

/** Where the lines of a result stand in its source; null where that is not certain. */
interface Places<Place> {
  ingredients: readonly (Place | null)[];
  directions: readonly (Place | null)[];
  leftOut: readonly (Place | null)[];
  /** Null where nobody can tell. */
  isBefore: (one: Place, other: Place) => boolean | null;
}

/** The first step that was read behind a line, where it is certain that no other stands between; else null. */
function stepBehind<Place>(line: Place | null, places: Places<Place>): number | null {
  if (line === null) return null;
  const { ingredients, directions, isBefore } = places;
  const isAhead = (read: Place | null) => (read === null ? null : isBefore(read, line));
  const ahead = directions.map(isAhead);
  const last = ahead.lastIndexOf(true);
  const next = ahead.indexOf(false);
  if (next === -1 || next !== last + 1) return null;
  // What stands above the first step may be of anything, unless all else was read above it.
  const begins = ingredients.length > 0 && ingredients.every((read) => isAhead(read) === true);
  return last >= 0 || begins ? next : null;
}

type Read = Pick<ImportResult, 'ingredients' | 'directions' | 'evidence' | 'leftOut'>;

/** For each line that no field holds, the step it leads to in the source; null where the evidence does not tell. */
export function stepsBehindLeftOut(result: Read, text: string | null): (number | null)[] {
  const { leftOut = [], evidence } = result;
  if (leftOut.length === 0) return [];
  const pieces = new Map(evidence.map((piece) => [piece.path, piece]));
  const piecesOf = (of: 'ingredients' | 'directions') =>
    result[of].map((_, at) => pieces.get(`${of}.${at}`));
  const [ingredients, directions] = [piecesOf('ingredients'), piecesOf('directions')];
  if (text === null) {
    const places = {
      ingredients: ingredients.map((piece) => piece?.region ?? null),
      directions: directions.map((piece) => piece?.region ?? null),
      leftOut: leftOut.map(({ region }) => region ?? null),
      isBefore: regionBefore,
    };
    return places.leftOut.map((line) => stepBehind(line, places));
  }
  const find = spansIn(text);
  const places: Places<TextSpan> = {
    ingredients: find(ingredients.map((piece) => piece?.excerpt ?? '')),
    directions: find(directions.map((piece) => piece?.excerpt ?? '')),
    leftOut: find(leftOut.map((line) => line.text)),
    isBefore: spanBefore,
  };
  return places.leftOut.map((line) => stepBehind(line, places));
}
