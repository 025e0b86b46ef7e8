import { readServings } from '../fields/servings.ts';
import type { Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { firstSeen } from '../shown/seen-lines.ts';
import { numbersAbove, yieldsAbove } from '../shown/stated-yields.ts';
import { textAbove } from '../shown/text-above.ts';
import { bareOf } from '../text/bare-text.ts';
import { COUNTED_SERVINGS } from '../vocabulary/fact-words.ts';

/** Whatever else a yield counts may well be another number: "24 biscuits" for "6 people". */
const COUNTS_EATERS = /^\D{0,12}\d+(?:\s*[-–]\s*\d+)?\s*$/;

const namesNumber = (text: string, servings: number): boolean =>
  readServings(text) === servings || new Set<string>(text.match(/\d+/g)).has(String(servings));

const PIECES = /^\D{0,12}(\d+)\s*(\p{L}{3}[\p{L}\s-]{0,30})$/u;
/** How the words begin, in bare text, behind which pages count what it makes. */
const MAKES =
  '(?:makes|making|yield|serving|serves|portion|portie|porcion|porções|porzion|porsjon|porcj|racion|adag|quantity|ergibt|menge|aantal|hoeveelheid|opbrengst|quantité|rendimiento|cantidad|rende|rendimento|quantità|antal|antall|ilość|mennyiség)';

/** How many of the pieces that the data counts the page says it makes, where that is another number; else null. */
function piecesOtherwise(yieldText: string, above: string): string | null {
  const [, number = '', words = ''] = PIECES.exec(yieldText) ?? [];
  const name = bareOf(words);
  if (name === '' || !above.includes(name)) return null;
  const counted = new RegExp(`${MAKES}\\p{L}{0,12}?(\\d{1,3})${name}`, 'gu');
  const numbers = [...above.matchAll(counted)].map(([, digits = '']) => digits);
  const [other] = numbers;
  return other === undefined || numbers.includes(number) ? null : `${other} ${words.trim()}`;
}

/** What the page says above its list of ingredients where it names only other portions than its data; else null. */
export function servedOtherwise(
  { yieldText, ingredients, steps }: Finding,
  page: ScannedPage,
): string | null {
  const servings = readServings(yieldText);
  const counts = COUNTS_EATERS.test(yieldText) || COUNTED_SERVINGS.test(yieldText);
  const first = firstSeen([ingredients, steps], page.shown);
  if (servings === null || first === undefined) return null;
  if (!counts) return piecesOtherwise(yieldText, textAbove(first, page.shown));
  const numbers = numbersAbove(first, page.shown);
  if (numbers.length === 0 || numbers.includes(String(servings))) return null;
  let other: string | null = null;
  for (const [said, stated] of yieldsAbove(first, page)) {
    if (namesNumber(stated, servings)) return null;
    // "1 serving" heads the table of what a portion holds.
    if ((readServings(stated) ?? 1) > 1) other ??= said;
  }
  return other;
}
