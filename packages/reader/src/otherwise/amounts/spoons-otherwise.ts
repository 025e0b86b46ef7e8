import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { rowText } from '../../shown/row-text.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { areInCapitals } from '../../text/in-capitals.ts';

/** Spoons are told apart by case alone: "1 T" is three times "1 t". */
const SPOON = /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s./⁄–-]{0,8}([Tt])\.?\s\p{L}/u;

const spoonIn = (text: string): string | undefined =>
  areInCapitals([text]) ? undefined : SPOON.exec(text)?.[1];

/** The declared ingredients that the page gives in the other spoon, each with its row. */
export function spoonsOtherwise(
  ingredients: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  if (!ingredients.some((line) => SPOON.test(line))) return found;
  for (const { line, bare, at } of seenLines(ingredients, page.shown)) {
    const spoon = at < 0 ? undefined : spoonIn(line);
    if (spoon === undefined) continue;
    const [from, to] = [at, at + bare.length - 1].map((place) => page.places.of(place).markupAt);
    const row = withoutBullet(rowText(rowAround(page.markup, from ?? 0, to ?? 0) ?? ''));
    const other = bareOf(row).startsWith(bare) ? spoonIn(row) : undefined;
    if (other !== undefined && other !== spoon) found.set(line, row);
  }
  return found;
}
