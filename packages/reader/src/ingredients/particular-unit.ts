import type { Line } from './line.ts';
import type { UnitName } from './unit.ts';

/** Whether the name that begins at a token, up to its first mark, is of a thing that this unit measures. */
export function measuresThing({ tokens, lexicon }: Line, unit: UnitName, start: number): boolean {
  const things = lexicon.things.get(unit);
  if (!things) return false;
  const end = tokens.findIndex(({ kind }, index) => index >= start && kind === 'mark');
  return tokens.slice(start, end < 0 ? undefined : end).some(({ key }) => things.has(key));
}
