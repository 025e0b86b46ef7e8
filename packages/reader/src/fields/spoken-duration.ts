const HOUR =
  '(?:h|hrs?|hours?|std|stunden?|uu?r|uren|heures?|horas?|or[ae]|timmar?|timme|timer?|godzin[ayę]?|óra|órát)';
const MINUTE = '(?:min|mins|minutes?|minuten?|minutos?|minut[oi]|minut(?:er|y|ter|ę)?|perc|percig)';
const AND_A_HALF =
  '(?:and a half|und eine? halbe?|et demie?|y medi[ao]|e mei[ao]|e mezz[oa]|en een half|och en halv|og en halv|i pół|és fél)';

/** Half and whole numbers as they are said before a length of time. */
const SAID: readonly (readonly [string, string])[] = [
  [
    "(?:three[- ]quarters of an|three[- ]quarter|(?:eine )?dreiviertel|trois quarts d[’']|tres cuartos de|tre quarti d[’'])",
    '0.75',
  ],
  [
    "(?:(?:a )?quarter of an|(?:a )?quarter|(?:eine )?viertel|(?:un )?quart d[’']|(?:un )?cuarto de|(?:un )?quarto d[’'i]|(?:een )?kwart|(?:en )?kvart)",
    '0.25',
  ],
  [
    '(?:an? hour and a half|one and a half|eineinhalb|anderthalb|anderhalf|een en een half|en och en halv|halvannen|halvanden|półtorej|másfél)',
    '1.5',
  ],
  [
    '(?:two and a half|zweieinhalb|tweeënhalf|két és fél|to og en halv|två och en halv|dwie i pół)',
    '2.5',
  ],
  [
    "(?:half an?|a half|half|(?:eine )?halbe|(?:een )?half|(?:une )?demi-?e?|media|meia|mezz[a’']|(?:en )?halv|pół|fél)",
    '0.5',
  ],
  ["(?:an?|one|eine?|een|une|una|uma|un[’']|en|ett|et|jedn[aą]|egy)", '1'],
  ['(?:two|zwei|twee|deux|dos|due|duas|två|to|dwie|két|kettő)', '2'],
  ['(?:three|drei|drie|trois|tres|tre|três|trzy|három)', '3'],
  ['(?:four|vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery|négy)', '4'],
  ['(?:five|fünf|vijf|cinq|cinco|cinque|fem|pięć|öt)', '5'],
  ['(?:six|sechs|zes|seis|sei|sex|seks|sześć|hat)', '6'],
  ['(?:ten|zehn|tien|dix|diez|dieci|dez|tio|ti|dziesięć|tíz)', '10'],
  ['(?:fifteen|fünfzehn|vijftien|quinze|quince|quindici|femton|femten|piętnaście|tizenöt)', '15'],
  ['(?:twenty|zwanzig|twintig|vingt|veinte|venti|vinte|tjugo|tyve|tjue|dwadzieścia|húsz)', '20'],
  [
    '(?:thirty|dreißig|dertig|trente|treinta|trenta|trinta|trettio|tredive|tretti|trzydzieści|harminc)',
    '30',
  ],
];

const beforeUnit = (said: string, flags: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${said})[\\s-]*(?=(?:${HOUR}|${MINUTE})(?!\\p{L}))`, flags);

/** Hardly any length of time has one. */
const ANY_BEFORE_UNIT = beforeUnit(SAID.map(([said]) => said).join('|'), 'u');
const BEFORE_UNIT = SAID.map(([said, number]) => [beforeUnit(said, 'gu'), `${number} `] as const);
const HALF_MORE = new RegExp(`(?<!\\p{L})(${HOUR})\\s+${AND_A_HALF}(?!\\p{L})`, 'gu');
const NUMBER_AND_A_HALF = new RegExp(`(\\d+)\\s+${AND_A_HALF}\\s+(?=${HOUR}(?!\\p{L}))`, 'gu');

/** A length of time, in lower case, with figures for the numbers that it spells out: "1 hour and a half", "demi-heure". */
export function inFigures(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  let figures = text.replace(NUMBER_AND_A_HALF, '$1.5 ').replace(HALF_MORE, '$1 30 min');
  if (!ANY_BEFORE_UNIT.test(figures)) return figures;
  for (const [said, number] of BEFORE_UNIT) figures = figures.replace(said, number);
  return figures;
}
