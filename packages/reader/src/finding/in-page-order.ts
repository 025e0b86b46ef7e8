import { bareOf } from '../text/bare-text.ts';
import type { Finding } from './finding.ts';

/** The first ingredients tell where the others stand. */
const PROBES = 3;
/** More are a list of links. */
const MOST_RECIPES = 20;

/** Where a page first shows an ingredient of a recipe; behind all else where it shows none. */
function placeOf({ ingredients }: Finding, shown: string): number {
  const places = ingredients
    .slice(0, PROBES)
    .map((line) => shown.indexOf(bareOf(line)))
    .filter((at) => at >= 0);
  return Math.min(shown.length, ...places);
}

/** The recipes that a page declares, as they stand on it: data may name the sauce before the dish. */
export function inPageOrder(findings: readonly Finding[], shown: string): readonly Finding[] {
  if (findings.length < 2 || findings.length > MOST_RECIPES) return findings;
  const placed = findings.map((finding) => ({ finding, at: placeOf(finding, shown) }));
  return placed.toSorted((one, other) => one.at - other.at).map(({ finding }) => finding);
}
