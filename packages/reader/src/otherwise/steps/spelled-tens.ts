import { once } from '../../text/once.ts';

/** Numbers from eleven on as they are said, in the reader's languages. Those that are small words elsewhere are left out. */
const TEENS: readonly (readonly [number, string])[] = [
  [11, 'eleven elf undici elva elleve jedenaście tizenegy'],
  [
    13,
    'thirteen dreizehn dertien treize trece treze tredici tretton tretten trzynaście tizenhárom',
  ],
  [
    14,
    'fourteen vierzehn veertien quatorze catorce catorze quattordici fjorton fjorten czternaście tizennégy',
  ],
  [15, 'fifteen fünfzehn vijftien quinze quince quindici femton femten piętnaście tizenöt tizenot'],
  [
    16,
    'sixteen sechzehn zestien seize dieciséis dezesseis sedici sexton seksten szesnaście tizenhat',
  ],
  [18, 'eighteen achtzehn achttien dieciocho dezoito diciotto arton atten osiemnaście tizennyolc'],
];
const TENS: readonly (readonly [number, string])[] = [
  [
    20,
    'twenty zwanzig twintig vingt veinte veinti vinte venti tjugo tyve tjue dwadzieścia dwudziestu húsz huszon',
  ],
  [
    30,
    'thirty dreißig dreissig dertig trente treinta trinta trenta trettio tredive tretti trzydzieści trzydziestu harminc',
  ],
  [
    40,
    'forty vierzig veertig quarante cuarenta quarenta quaranta fyrtio fyrre førti czterdzieści czterdziestu negyven',
  ],
  [
    50,
    'fifty fünfzig vijftig cinquante cincuenta cinquenta cinquanta femtio halvtreds femti pięćdziesiąt pięćdziesięciu ötven',
  ],
  [
    60,
    'sixty sechzig zestig soixante sesenta sessenta sessanta sextio seksti sześćdziesiąt sześćdziesięciu hatvan',
  ],
  [90, 'ninety neunzig negentig noventa novanta nittio halvfems nitti dziewięćdziesiąt kilencven'],
];
const ONES: readonly (readonly [number, string])[] = [
  [2, 'two zwei twee deux dos dois due två dwa dwie kettő két'],
  [3, 'three drei drie trois tres três tre trzy három'],
  [4, 'four vier quatre cuatro quatro quattro fyra fire cztery négy'],
  [5, 'five fünf vijf cinq cinco cinque fem pięć öt'],
  [6, 'six sechs zes seis sei sex seks sześć hat'],
  [7, 'seven sieben zeven sept siete sete sette sju syv siedem hét'],
  [8, 'eight acht huit ocho oito otto åtta otte åtte osiem nyolc'],
];

type Numbers = readonly (readonly [number, string])[];
const valuesOf = (numbers: Numbers): Map<string, number> =>
  new Map(numbers.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));
const [teens, tens, ones] = [valuesOf(TEENS), valuesOf(TENS), valuesOf(ONES)];
/** Those first that begin with others. */
const anyOf = (values: ReadonlyMap<string, number>): string =>
  [...values.keys()].sort((one, other) => other.length - one.length).join('|');

/** "Twenty-five", "quarante cinq", "cuarenta y cinco", "quarantacinque", and "fünfundzwanzig", "vijfentwintig", "femogtyve". */
const spelled = once(
  () =>
    new RegExp(
      [
        `(?<![\\p{L}-])(?:(?<teen>${anyOf(teens)})`,
        `(?<ten>${anyOf(tens)})(?:[- ]?(?:[ye] )?(?<one>${anyOf(ones)}))?`,
        `(?<first>${anyOf(ones)})(?:und|en|ën|og)(?<last>${anyOf(tens)}))(?!\\p{L})`,
      ].join('|'),
      'gu',
    ),
);
/** How the numbers end that are spelled so. */
const mayBeSpelled = once(() => new RegExp(`${anyOf(teens)}|${anyOf(tens)}`, 'u'));

/** A text in lower case with figures for the numbers above ten that it spells out, as far as they are listed: "forty-five minutes". */
export function withTensInFigures(text: string): string {
  if (!mayBeSpelled().test(text)) return text;
  return text.replace(spelled(), (...match) => {
    const said = match.at(-1) as Partial<Record<'teen' | 'ten' | 'one' | 'first' | 'last', string>>;
    const value =
      (teens.get(said.teen ?? '') ?? 0) +
      (tens.get(said.ten ?? said.last ?? '') ?? 0) +
      (ones.get(said.one ?? said.first ?? '') ?? 0);
    return String(value);
  });
}
