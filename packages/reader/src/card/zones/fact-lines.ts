import type { PlacedLine } from './placed-line.ts';
import { type FactName, factsOfLine } from '../fields/recipe-facts.ts';

/**
 * Below the head of a recipe a line counts as servings and times only where it can be no step and says nothing
 * else than what was known: "Bake 40 minutes" among the directions is a step, and must not get lost.
 */
export function settleFactLines(placed: readonly PlacedLine[]): PlacedLine[] {
  const known = new Map<FactName, number>();
  const begun = placed.findIndex(({ zone }) => zone === 'ingredients' || zone === 'directions');
  return placed.map((entry, at) => {
    if (entry.role !== 'facts') return entry;
    const { found, isNoStep } = factsOfLine(entry.line.text);
    const isHead = at < begun || entry.zone === 'top' || entry.zone === 'ingredients';
    const isNews = found.every(({ name, value }) => (known.get(name) ?? value) === value);
    if (!isHead && !(isNoStep && isNews)) return { ...entry, role: 'content' };
    for (const { name, value } of found) if (!known.has(name)) known.set(name, value);
    return entry;
  });
}
