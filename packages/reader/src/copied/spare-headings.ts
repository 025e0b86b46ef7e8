import { hasAmount } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { headingOf } from '../card/zones/headings.ts';
import type { OwnLines } from './own-lines.ts';

/** A list for the shop is also a button of many pages; in its place stands what else heads the ingredients in its language. */
const SHOPPING_LISTS = {
  'einkaufsliste einkaufszettel': 'Zutaten',
  'boodschappenlijst boodschappenlijstje': 'Ingrediënten',
  'liste_de_courses liste_des_courses': 'Ingrédients',
  'lista_de_la_compra lista_de_compras': 'Ingredientes',
  lista_della_spesa: 'Ingredienti',
  'inköpslista indkøbsliste handleliste': 'Ingredienser',
  lista_zakupów: 'Składniki',
  bevásárlólista: 'Hozzávalók',
};
/** And what describes a dish may praise it, or tell how it is made. */
const DESCRIPTIONS = { beskrivning: 'Gör så här' };

const byWord = (headings: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(headings).flatMap(([words, heading]) =>
      words.split(' ').map((word) => [fold(word.replaceAll('_', ' ')), heading] as const),
    ),
  );

const SHOPPING = byWord(SHOPPING_LISTS);
const DESCRIPTION = byWord(DESCRIPTIONS);
const LONGEST = 30;
const FRAME = /^[\s#*_•·-]+|[\s#*_:.–—-]+$/gu;
const SEEN = 3;
const AMOUNTS_LEAST = 2;

const wordOf = ({ text }: SourceLine): string =>
  text.length > LONGEST ? '' : fold(text).replace(FRAME, '');
const saysHowMuch = ({ text }: SourceLine): boolean => hasAmount(text);
const heads = (lines: readonly SourceLine[], kind: string): boolean =>
  lines.some(({ text }) => headingOf(text, false)?.kind === kind);

/** The lines that a word stands for at its place, and how many of the text these are. */
interface Spare extends OwnLines {
  readonly taken: number;
}

const headedBy = (line: SourceLine, heading: string | undefined): Spare => ({
  lines: [{ ...line, text: heading ?? line.text }],
  aside: [],
  taken: 1,
});

const leftOut = (lines: readonly SourceLine[]): Spare => ({
  lines: [],
  aside: lines.map(({ text }) => text),
  taken: lines.length,
});

function shoppingList(lines: readonly SourceLine[], at: number): Spare | null {
  const [line, ...below] = lines.slice(at);
  const word = line && wordOf(line);
  if (!word || !SHOPPING.has(word)) return null;
  const isList = below.slice(0, SEEN).filter(saysHowMuch).length >= AMOUNTS_LEAST;
  return isList && !heads(below, 'ingredients')
    ? headedBy(line, SHOPPING.get(word))
    : leftOut([line]);
}

function description(lines: readonly SourceLine[], at: number): Spare | null {
  const [line, ...below] = lines.slice(at);
  const word = line && wordOf(line);
  if (!word || !DESCRIPTION.has(word)) return null;
  const isBelowList = lines.slice(0, at).filter(saysHowMuch).length >= AMOUNTS_LEAST;
  if (!isBelowList) return null;
  if (!heads(below, 'directions'))
    return heads(below, 'ingredients') ? null : headedBy(line, DESCRIPTION.get(word));
  const end = below.findIndex(({ text }) => headingOf(text, false) !== null);
  return leftOut([line, ...below.slice(0, end)]);
}

/** A text with the usual words above its lists where such as may mean something else head them, and no others do. */
export function withSpareHeadings(source: readonly SourceLine[]): OwnLines {
  const lines: SourceLine[] = [];
  const aside: string[] = [];
  for (let at = 0; at < source.length;) {
    const spare = shoppingList(source, at) ?? description(source, at);
    lines.push(...(spare?.lines ?? source.slice(at, at + 1)));
    aside.push(...(spare?.aside ?? []));
    at += spare?.taken ?? 1;
  }
  return { lines, aside };
}
