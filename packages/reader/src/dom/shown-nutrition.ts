import type { Nutrition } from '@commonplate/contract';
import {
  headsNutrition,
  isAmountAlone,
  isPerHundred,
  isSureNutrient,
  nutrientsOf,
} from '../copied/nutrient-line.ts';
import { readNutrition } from '../fields/nutrition.ts';
import type { NutrientWord } from '../vocabulary/nutrient-words.ts';

/** How the headings begin, which is sooner told than whether a line is one. */
const MAY_HEAD =
  /nutri|n[aä]hrwert|voeding|valeur|valor|informaci|informação|näring|næring|ernæring|odżywcz|tápérték/iu;
/** Whether a text, be it bare, may hold such a heading. */
export const mayHeadNutrition = (text: string): boolean => MAY_HEAD.test(text);
const HEADING_MAX = 90;
/** No page tells more of a portion. */
const LINES_BELOW = 40;
const NAME_MAX = 40;
/** Between two amounts stand at most their names and what they are of a day's need. */
const MOST_BETWEEN = 4;

/** What stands below the heading of nutrition on a page, up to where it tells of something else. */
function nutrientsBelow(lines: readonly string[]): Partial<Record<NutrientWord, string>> {
  const found: Partial<Record<NutrientWord, string>> = {};
  let isSure = false;
  let between = 0;
  for (const [at, line] of lines.entries()) {
    if (isPerHundred(line) || between > MOST_BETWEEN) break;
    const next = lines[at + 1] ?? '';
    const stated = nutrientsOf(line);
    const isName = stated.length === 0 && line.length <= NAME_MAX && isAmountAlone(next);
    const nutrients = isName ? nutrientsOf(`${line}: ${next}`) : stated;
    between = nutrients.length > 0 ? 0 : between + 1;
    for (const nutrient of nutrients) {
      found[nutrient.name] ??= nutrient.amount;
      isSure ||= isSureNutrient(nutrient);
    }
  }
  return isSure ? found : {};
}

/** What a portion holds as the lines of a page tell it under a heading of its own. */
export function shownNutrition(lines: readonly string[]): Nutrition {
  for (const [at, line] of lines.entries()) {
    if (line.length > HEADING_MAX || !mayHeadNutrition(line) || !headsNutrition(line)) continue;
    if (isPerHundred(line)) continue;
    const nutrition = readNutrition(nutrientsBelow(lines.slice(at + 1, at + LINES_BELOW)));
    if (Object.keys(nutrition).length > 0) return nutrition;
  }
  return {};
}
