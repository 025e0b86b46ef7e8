import type { Amount } from './amounts.ts';
import { rational } from './rational.ts';

/**
 * Counts in words of other languages, from one or two to ten. They are amounts only before the
 * name of a food; words with another meaning in front of a food ("to eggs", "et œufs", "en ei") are left out.
 */
const LISTS: readonly string[] = [
  'ein|eine|einen|einem|einer zwei drei vier fünf sechs sieben acht neun zehn',
  '- twee drie vier vijf zes zeven acht negen tien',
  'un|une deux trois quatre cinq - sept huit neuf dix',
  'un|una dos tres cuatro cinco seis siete ocho nueve diez',
  'um|uma dois|duas três quatro - - sete oito nove dez',
  'un|uno|una due tre quattro cinque sei sette otto nove dieci',
  'ett två tre fyra fem sex sju åtta nio tio',
  'én - tre - fem seks syv otte|åtte - -',
  '- dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
  'egy két|kettő három négy öt hat hét nyolc kilenc tíz',
];

const VALUES: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  LISTS.flatMap((list) =>
    list
      .split(' ')
      .flatMap((words, place) =>
        words.split('|').map((word): [string, number] => [word, place + 1]),
      ),
  ).filter(([word]) => word !== '-'),
);
const WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\d’'-])(?:${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')})(?=\\s\\p{L})`,
  'giu',
);

/** True for a word that is "one" and the article as well: "ein Ei", "un huevo". */
export function isArticleAbroad(amount: Pick<Amount, 'text'>): boolean {
  return VALUES.get(amount.text.toLowerCase()) === 1;
}

/** Every count in words of another language. */
export function countsAbroad(text: string): Amount[] {
  return Array.from(text.matchAll(WORD), ({ index, 0: word }) => {
    const low = rational(VALUES.get(word.toLowerCase()) ?? 1);
    const place = { start: index, end: index + word.length, text: word };
    return { ...place, low, high: null, separator: '' };
  });
}
