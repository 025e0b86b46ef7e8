import { isFoldedAway, mayBeFoldedAway } from './folded-away.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { restAndRowsBehind } from '../shown/rest-and-rows-behind.ts';
import { seenLines } from '../shown/seen-lines.ts';

const LINES =
  '(?:ingredients?|items|steps?|zutaten|schritte?|ingredi[eë]nten|stappen|ingr[ée]dients?|étapes?|ingredientes?|pasos?|passos?|ingredienti?|passaggi|ingredienser|steg|trinn?|składnik(?:ów|i)?|krok(?:ów|i)?|hozzávaló|lépés)';
const UNFOLD =
  '(?:show|view|see|load|anzeigen|zeige|toon|bekijk|voir|afficher|ver|mostrar?|visa|vis|pokaż|zobacz)';
/** Dots, brackets and arrows around such a row: "[Show more ▼]". */
const SIGNS_AROUND = /^[\s….[(•]+|[\s….\])▼▾⌄↓»›>+]+$/gu;
const N = '\\(?(\\d{1,2})\\)?';

/** How a list announces all of its lines, in the reader's languages. Of small letters: such patterns are sooner prepared. */
const ALL = new RegExp(
  `^(?:${UNFOLD} )?(?:all|alle|alla|(?:tous )?les|(?:todos )?los|(?:todos )?os|tutti (?:i|gli)|wszystkie|mind(?: a)?) ${N}(?: ${LINES}(?: \\p{L}+)?)?$`,
  'u',
);
/** How it announces those that are left. */
const MORE = new RegExp(
  [
    `^(?:${UNFOLD} )?(?:les )?\\+? ?${N} (?:more|weitere|meer|autres|más|mais|fler|flere|till|til|mere|további)(?: ${LINES}(?: \\p{L}+)?)?$`,
    `^(?:${UNFOLD} )?\\+ ?${N}(?: ${LINES})?$`,
    `^(?:${UNFOLD} )?(?:nog|noch|jeszcze|további|mais|altri|otros|outros|autres) ${N}(?: ${LINES})?$`,
    `^(?:${UNFOLD} )?${N} ${LINES} (?:more|mehr|meer|más|mais|de plus|till?|fler|mere|więcej)$`,
  ].join('|'),
  'u',
);
/** Worth a closer look: a number, and one of these words near it. */
const MAY_ANNOUNCE =
  /(?:all[ea]?|les|[lt]?os|gli|tuttii|wszystkie|minda?|nog|noch|jeszcze|további|mais|altri|autres|show|view|see|load|anzeigen|zeige|bekijk|afficher|mostrar?|visa?|voir|ver|pokaż|zobacz|toon)\d{1,2}(?!\d)|\d{1,2}(?:more|weitere|meer|autres|m[aá]is|más|flere?|till?|mere|további|items?|ingr|zutaten|skład|hozz|step|étape|paso|passo|passaggi|steg|trin|krok|lépés|schritt|stappen)/u;
const NEAR = 60;

/** Whether the row behind a place begins with a plus and a number, which says as much without a word: "+3". */
function addsNumber(at: number, { shown, markup, places }: ScannedPage): boolean {
  if (!/\d/.test(shown.charAt(at)) || !places.beginsAt(at)) return false;
  const { markupAt } = places.of(at);
  return PLUS.test(markup.slice(markupAt, markupAt + BEFORE_PLUS));
}
const PLUS = /^[\s(…]*\+/u;
const BEFORE_PLUS = 40;
const MOST_ROWS = 3;
const LONGEST = 60;

/** How many lines a row says there are in all; null where it says nothing of the kind. */
function announcedBy(row: string, shown: number): number | null {
  if (row.length > LONGEST || !/\d/.test(row)) return null;
  const words = row.toLowerCase();
  const all = ALL.exec(words)?.[1];
  if (all !== undefined) return Number(all);
  const more = MORE.exec(words)
    ?.slice(1)
    .find((digits) => digits !== undefined);
  return more === undefined ? null : shown + Number(more);
}

/** Whether a row that stands as the next of so many lines says that there are more: "+3 more". */
export function announcesMore(row: string, lines: number): boolean {
  const text = row.replace(SIGNS_AROUND, '');
  return isFoldedAway(text) || (announcedBy(text, lines) ?? 0) > lines;
}

const NAMES_LINES = new RegExp(`(?<!\\p{L})${LINES}(?!\\p{L})`, 'u');

/** The row behind a list by which the page says that it has more lines than are declared; null for none. */
export function announcedBehind(
  lines: readonly string[],
  page: ScannedPage,
  kind: 'ingredients' | 'steps',
): string | null {
  const last = seenLines(lines, page.shown).at(-1);
  if (!last || last.at < 0 || last.bare === '') return null;
  const end = last.at + last.bare.length;
  const behind = page.shown.slice(end, end + NEAR);
  const mayBeFolded = kind === 'steps' && mayBeFoldedAway(behind);
  if (!mayBeFolded && !MAY_ANNOUNCE.test(behind) && !addsNumber(end, page)) return null;
  let seen = 0;
  let isBelow = false;
  for (const text of restAndRowsBehind(last, page)) {
    const row = text.replace(SIGNS_AROUND, '');
    if (mayBeFolded && isBelow && seen === 0 && isFoldedAway(row)) return row;
    isBelow = true;
    // Behind steps, "+3 more" may be of tags or pictures, and behind something else of that.
    const mayAnnounce =
      NAMES_LINES.test(row.toLowerCase()) || (kind === 'ingredients' && seen === 0);
    const announced = mayAnnounce ? announcedBy(row, lines.length) : null;
    if (announced !== null) return announced > lines.length ? row : null;
    if (row !== '' && ++seen >= MOST_ROWS) return null;
  }
  return null;
}
