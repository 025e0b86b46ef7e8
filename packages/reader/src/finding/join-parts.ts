import { completeness } from './choose-finding.ts';
import type { Finding } from './finding.ts';
import { dishWords } from '../vocabulary/dish-words.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';

const MOSTLY = 0.5;

const namesOf = (title: string): string[] => dishWords(title).split(' ').filter(Boolean);

/** Whether a heading names a recipe, or most of it, by words that name none of the parts before. */
function goesWith(
  title: string,
  heading: ReadonlySet<string>,
  named: ReadonlySet<string>,
): boolean {
  const names = namesOf(title);
  const inHeading = names.filter((name) => heading.has(name));
  return inHeading.some((name) => !named.has(name)) && inHeading.length >= names.length * MOSTLY;
}

/**
 * The recipe with those that its page declares beside it, where only together they are the dish that the page is headed
 * by: "Fish tacos" and "Mango salsa" under "Fish tacos with mango salsa".
 */
export function joinParts(
  chosen: Finding,
  findings: readonly Finding[],
  page: ScannedPage,
): Finding {
  if (findings.length < 2) return chosen;
  const own = namesOf(chosen.title);
  for (const title of page.headings) {
    const heading = new Set(namesOf(title));
    if (own.length === 0 || !own.every((name) => heading.has(name))) continue;
    const named = new Set(own);
    const titles = new Set([bareOf(chosen.title)]);
    const parts = findings.filter((other) => {
      const isPart =
        completeness(other) === 3 &&
        !titles.has(bareOf(other.title)) &&
        goesWith(other.title, heading, named);
      if (!isPart) return false;
      titles.add(bareOf(other.title));
      for (const name of namesOf(other.title)) named.add(name);
      return true;
    });
    if (parts.length === 0) continue;
    return {
      ...chosen,
      title,
      inParts: true,
      ingredients: [chosen, ...parts].flatMap(({ ingredients }) => ingredients),
      steps: [chosen, ...parts].flatMap(({ steps }) => steps),
      doubts: new Set([...chosen.doubts, 'one of several', 'joined']),
    };
  }
  return chosen;
}
