import { namesFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import { parseIngredient } from '../../ingredients/parse-ingredient.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowsBehind } from '../../shown/rows-beside-line.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { once } from '../../text/once.ts';
import { AND_WORDS } from '../../vocabulary/and-words.ts';
import { isForSomething } from '../../vocabulary/part-words.ts';

const LINKS = `plus|${AND_WORDS}`;
/** How authors begin who changed their minds: "EDIT: use 250 g". */
const AMENDS =
  'edit(?:ed)?|updated?|correct(?:ion|ed)|errat(?:um|a)|korrektur|korrigiert|nachtrag|aktualisiert|correctie|aangepast|mise à jour|rectificatif|corrección|actualización|correção|atualização|correzione|aggiornamento|rättelse|uppdatering|rettelse|opdatering|retting|oppdatering|poprawka|aktualizacja|javítás|frissítés';
/** Most lists have nothing between two lines, and what they have begins otherwise; the heading of the steps begins like a word for "and". */
const MAY_LINK = new RegExp(
  `^(?!instruc)(?:${LINKS}|${AMENDS.replaceAll(' ', '')})[\\p{L}\\d]`,
  'u',
);
const LINKED = new RegExp(`^\\(?(?:${LINKS})\\s+(.+?)\\)?$`, 'iu');
const AMENDED = new RegExp(`^\\P{L}{0,4}(?:${AMENDS})(?!\\p{L})[^:]{0,20}:\\s*(.*)$`, 'iu');
const NUMBERED = /[\d¼-¾⅐-⅞]\s?(\p{L}+)/gu;
const NUMBER = /[\d¼-¾⅐-⅞]/u;
const LONGEST = 80;

/** The row below a line that goes on with it; null where the next row does not. */
function rowBelow(
  { at, bare }: SeenLine,
  next: SeenLine | undefined,
  page: ScannedPage,
): string | null {
  const end = at + bare.length;
  if (next?.at === end) return null;
  const until = Math.min(next && next.at >= end ? next.at : page.shown.length, end + LONGEST);
  if (!MAY_LINK.test(page.shown.slice(end, until))) return null;
  for (const { text, isSetApart } of rowsBehind(end, until, page))
    return isSetApart || text.length > LONGEST ? null : text;
  return null;
}

/**
 * The declared ingredients below which the page says in another row, but in the same breath, what else is taken, or what is now,
 * each with both: "plus 100 g for the tin", "EDIT: use 300 g".
 */
export function saidBelow(ingredients: readonly string[], page: ScannedPage): Map<string, string> {
  const found = new Map<string, string>();
  const lines = seenLines(ingredients, page.shown);
  const language = once(() => guessLanguage(ingredients.join(' ')));
  const saysMore = (rest: string, line: string): boolean => {
    // "Plus for the topping" names a part.
    if (isForSomething(rest) || rest.endsWith(':')) return false;
    const known = line.toLowerCase();
    const news = rest.split(/\s+/u).filter((word) => !known.includes(word.toLowerCase()));
    if (namesFood(news.join(' '), language())) return true;
    return /^[\d¼-¾⅐-⅞]/u.test(rest) && parseIngredient(rest, language()).unit !== '';
  };
  /** Whether what was changed is how much of a food is taken, and not how well it is liked: "still great after 10 years". */
  const amends = (row: string): boolean => {
    const amended = AMENDED.exec(row)?.[1] ?? '';
    if (!NUMBER.test(amended)) return false;
    const { units } = lexiconOf(language());
    const counted = [...amended.matchAll(NUMBERED)].map(([, word = '']) => word.toLowerCase());
    return counted.some((word) => units.get(word) !== undefined) || namesFood(amended, language());
  };
  for (const [index, line] of lines.entries()) {
    const row = line.at < 0 ? null : rowBelow(line, lines[index + 1], page);
    if (row === null) continue;
    const rest = LINKED.exec(row)?.[1];
    if (rest === undefined ? amends(row) : saysMore(rest, line.line))
      found.set(line.line, `${line.line} ${row}`);
  }
  return found;
}
