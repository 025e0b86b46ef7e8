import type { Line } from './line.ts';
import type { UnitName } from './unit.ts';

/**
 * Whether the name that begins at a token, up to its first mark, is of a thing that this unit measures;
 * in "Burro 1 noce" it stands before the amount.
 */
export function measuresThing({ tokens, lexicon }: Line, unit: UnitName, start: number): boolean {
  const things = lexicon.things.get(unit);
  if (!things) return false;
  const end = tokens.findIndex(({ kind }, index) => index >= start && kind === 'mark');
  const behind = tokens.slice(start, end < 0 ? undefined : end);
  const named = behind.length > 0 ? behind : tokens.slice(0, start);
  return named.some(({ key }) => things.has(key));
}
