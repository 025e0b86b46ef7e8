import { MAX_COMPARED } from '../../finding/max-compared.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { placesIn } from '../../text/places-in.ts';
import { pageListOf } from './page-list.ts';

/** The ingredients that are declared more often than the list of the page has them: one of them may be another food there. */
export function listedLessOften(ingredients: readonly string[], page: ScannedPage): string[] {
  if (ingredients.length > MAX_COMPARED) return [];
  const all = seenLines(ingredients, page.shown);
  const timesOf = new Map<string, number>();
  for (const { bare } of all) timesOf.set(bare, (timesOf.get(bare) ?? 0) + 1);
  if (timesOf.size === all.length) return [];
  const list = pageListOf(all, page);
  if (!list) return [];
  const { from, to } = list.span;
  const isLess = (bare: string, times: number): boolean => {
    if (times === 1) return false;
    // One may stand before the first of the others, or behind the last.
    const near = page.shown.slice(Math.max(0, from - bare.length), to + bare.length);
    return [...placesIn(near, bare, times)].length < times;
  };
  return all.filter(({ bare }) => isLess(bare, timesOf.get(bare) ?? 0)).map(({ line }) => line);
}
