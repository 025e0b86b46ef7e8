import {
  CAPITAL_MEASURES,
  FOREIGN_MEASURES,
  IN_HALVES,
  SHORT_SPOONS,
  SMALL_MEASURES,
  SPOON_OR_CUP,
  TIGHT_WORDS,
} from '../words/written-measures.ts';

/** People who write "I" on a card of recipes mean themselves only before one of these. */
const MYSELF =
  'like|love|use|used|always|usually|often|make|made|got|found|have|had|add|prefer|think|serve|never|just|am|was|do';

type Rule = readonly [pattern: RegExp, replacement: string];

const rule = (pattern: string, replacement: string, flags = 'u'): Rule => [
  new RegExp(pattern, flags),
  replacement,
];

const SMALL = String.raw`(?:${SMALL_MEASURES})\b`;

/** At the head of a line, where a number is to be expected. */
const AT_START: readonly Rule[] = [
  [/^[lI|!\]V]\s*[/I|l](?=[2-8](?:\s|\p{L}))/u, '1/'],
  [/^(?<whole>\d\s+)?V\s?(?=[2348](?:\s|\p{L}))/u, '$<whole>1/'],
  [/^(?<whole>\d\s+)?VA(?=\s)/u, '$<whole>1/4'],
  [/^\/(?=[2348](?:\s|\p{L}))/u, '1/'],
  [/^1\/(?=\s+(?:cup|tsp|tbsp|lb|teasp|tables))/u, '1/2'],
  rule(String.raw`^(?<whole>[2-9])\/2(?=\s*(?:${IN_HALVES}))`, '$<whole> 1/2'),
  [/^(?<top>\d*\s*\d)\s*\/\s*[zZ](?!\p{L})/u, '$<top>/2'],
  [/^(?<top>\d*\s*[13])\s*\/\s*[9H](?=\s|\p{L})/u, '$<top>/4'],
  [/^\+(?=\d)/u, ''],
  [/^A(?=\d)/u, '4'],
  rule(String.raw`^t(?=\s+${SMALL})`, '4'),
  [/^[zZ](?=\s+\d\/\d)/u, '2'],
  [/^(?<grams>\d{2,4})\s+9(?=\s+(?!(?:in(?:ch)?|oz|ounces?|lbs?|cm)\b)\p{L})/u, '$<grams> g'],
  [/^[Il|](?=\d[\dsSoO]\s?(?:g|ml)\b)/u, '1'],
  [/^(?<hundreds>\d)[sS](?=[0oO]\s?(?:g|ml)\b)/u, '$<hundreds>5'],
  rule(String.raw`^(?<amount>(?:\d\s)?\d(?:\/\d)?)\.\s?(?=${SMALL})`, '$<amount> ', 'iu'),
  [/^(?<amount>\d{3,4})(?<unit>g|ml)(?=\p{L}{3})/u, '$<amount> $<unit> '],
  rule(String.raw`^(?<ten>\d)[Il|](?=\s*(?:${SMALL_MEASURES}|ounces?|g|kg|ml|dl|cl)\b)`, '$<ten>1'),
  [/^(?<amount>\d+)\s?I(?=\s+\p{L}{2})/u, '$<amount> l'],
  [/^L(?=\s+\p{Ll}{3})/u, '1'],
  rule(String.raw`^i(?=\s+${SMALL})`, '1'),
  rule(
    String.raw`^(?<whole>[1-9])(?<top>[13])[1lI|]?(?<bottom>[248])(?=\s*(?:${IN_HALVES})\b)`,
    '$<whole> $<top>/$<bottom>',
  ),
  rule(String.raw`^(?<whole>[1-9])1[1lI|]2(?=\s*(?:${SHORT_SPOONS})\b)`, '$<whole> 1/2'),
  [/^[sS][oO0]\s?(?=g\s)/u, '50 '],
  [/^3[1Il|]H(?=\s)/u, '3/4'],
  [/^[1lI|]\s*[1Il|][bk](?=\s)/u, '1 lb'],
  [/^1b(?=\s)/u, '1 lb'],
  [/^(?<amount>(?:\d\s)?\d\/[2348])\s*[1Il|]b(?=s?\s)/u, '$<amount> lb'],
  [/^11\s*(?=(?:de|di)\s|d['’])/u, '1 l '],
  [/^(?<amount>\d+)\s?(?<unit>EL|TL)(?=\p{Lu}\p{Ll})/u, '$<amount> $<unit> '],
  rule(
    String.raw`^(?<amount>\d{1,2})\s+1(?=\s+(?!(?:${SMALL_MEASURES}|ounces?)\b)\p{L}{2})`,
    '$<amount> l',
  ),
  [/^(?<amount>\d+)\s*(?:Ib|1b|lk|\|b|ib)(?=s?\s)/u, '$<amount> lb'],
  rule(String.raw`^[lI|!\]/](?=\s+(?!(?:${MYSELF})\b)\p{Ll}|${SMALL})`, '1'),
  rule(String.raw`^[lI|!](?=\s+(?:${CAPITAL_MEASURES})\b)`, '1'),
  [/^[lI|](?=\s+\d\s*\/\s*\d)/u, '1'],
  [/^[lI|](?=[.)]\s*\p{Lu})/u, '1'],
  rule(String.raw`^[lI|!](?=\s*(?:${FOREIGN_MEASURES})\b)\s*`, '1 '),
  rule(String.raw`^[zZ](?=\s*${SMALL}|\s+\p{Ll}{3})`, '2'),
  rule(String.raw`^[jJ](?=\s+${SMALL})`, '3'),
  rule(String.raw`^B(?=\s+${SMALL}|\s+\p{Ll}{3})`, '8'),
  rule(String.raw`^S(?=\s*${SMALL}|\s+\p{Ll}{3})`, '5'),
  rule(String.raw`^b(?=\s+${SMALL})`, '6'),
  rule(String.raw`^H(?=\s*${SMALL}|\s+\p{Ll})`, '4 '),
  rule(String.raw`^(?<top>[13])[17lI](?<bottom>[2348])(?=\s*${SMALL})`, '$<top>/$<bottom>'),
];

const ANYWHERE: readonly Rule[] = [
  [/(?<![\p{L}\d])[zZ](?=\/3\s)/gu, '2'],
  [/(?<=\d\s?)(?<unit>dl|ml|kg)(?=\p{L}{3})/gu, '$<unit> '],
  [/(?<=\d\s?)cl(?=[bcdfghjklmnpqrstvwxz]\p{L}{2})/gu, 'cl '],
  [/(?<=\d)\s*[oO](?=\s+(?:g|gr|ml|min|minutes|degrees)\b)/gu, '0'],
  [/(?<=\d[oO]*)[oO](?=[oO\d]*(?:[CF]?(?:\s|$|[°.,])))/gu, '0'],
  [/(?<![\p{L}\d])[sS][oO0](?=\s*(?:min|minutes|degrees)\b)/gu, '50'],
  [/(?<![\p{L}\d])[lIi|][oO0](?=\s*(?:min|minutes|degrees)\b)/gu, '10'],
  [/(?<![\p{L}\d])H(?=[05]\s*(?:min|minutes|degrees)\b)/gu, '4'],
  [/(?<=\d)[sS](?=\s*(?:min|minutes|degrees)\b)/gu, '5'],
  [/(?<=\p{Ll}{3})[.:]?(?=\d)(?!1(?:\p{Ll}|[\s,]|$))/gu, ' '],
  [/(?<=\d)(?=\p{Lu}\p{Ll}{2})/gu, ' '],
  rule(String.raw`(?<=\p{L}{3},?\s)[Il|](?=\s(?:${SPOON_OR_CUP}|oz|lb)s?\s)`, '1', 'giu'),
  rule(String.raw`(?<=(?:^|[\s-])\d{1,3}|\/\d)(?=(?:${TIGHT_WORDS})\b)`, ' ', 'gu'),
];

const BULLET = /^[-–•·*]\s*/u;

/** "21/2" is two and a half: a number, a proper fraction, and the space between them lost. */
export const separateFractions = (text: string): string =>
  text.replace(/(?<![\d/.,])[1-9][1-7]\s?\/\s?[2348](?![\d/])/gu, (fraction) => {
    const [units = '', top = '', bottom = ''] = fraction.match(/\d/gu) ?? [];
    return Number(top) < Number(bottom) ? `${units} ${top}/${bottom}` : fraction;
  });

const apply = (text: string, [pattern, replacement]: Rule): string =>
  text.replace(pattern, replacement);

/** Numbers as the card has them: a camera takes 1 for l or I and loses the space of "2 1/2". */
export function repairAmounts(text: string): string {
  const bullet = BULLET.exec(text)?.[0] ?? '';
  const line = AT_START.reduce(apply, text.slice(bullet.length));
  return separateFractions(ANYWHERE.reduce(apply, bullet + line))
    .replace(/\s+/gu, ' ')
    .trim();
}
