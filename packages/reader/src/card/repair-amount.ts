const SMALL_MEASURES =
  'cups?|c|tsps?|tbsps?|tbs|teaspoons?|tablespoons?|lbs?|pounds?|oz|inch|pints?|quarts?|sticks?|cloves?|cans?|tins?|jars?|slices?|stalks?|sprigs?|pinch|dash|bunch|handful|heads?';
const FOREIGN_MEASURES =
  'TL|EL|Prise|Stange|Bund|Dose|Zehe|Tasse|Packung|Becher|Zweig|Kopf|Glas|msk|tsk|krm|dl|spsk|cucharada|cucharadita|taza|pizca|gousse|sachet|verre|cuill|bicchiere|cucchiaio|cucchiaino|spicchio|kg|ml';
/** People who write "I" on a card of recipes mean themselves only before one of these. */
const MYSELF =
  'like|love|use|used|always|usually|often|make|made|got|found|have|had|add|prefer|think|serve|never|just|am|was|do';
const TIGHT_WORDS =
  'cups?|tsps?|tbsps?|tbs|teaspoons?|tablespoons?|lbs?|pounds?|ounces?|cans?|cloves?|slices?|sticks?|pkgs?|packages?|pints?|quarts?|eggs?|large|small|medium|stalks?|sprigs?|minutes?|mins?|hours?|degrees|[a-z]{4,}';

type Rule = readonly [pattern: RegExp, replacement: string];

/** At the head of a line, where a number is to be expected. */
const AT_START: readonly Rule[] = [
  [/^([-–•·*]\s*)?[lI|!\]V]\s*[/I|l](?=[2-8](?:\s|\p{L}))/u, '$11/'],
  [/^([-–•·*]\s*)?(\d\s+)?V\s?(?=[2348](?:\s|\p{L}))/u, '$1$21/'],
  [/^([-–•·*]\s*)?(\d\s+)?VA(?=\s)/u, '$1$21/4'],
  [/^([-–•·*]\s*)?\/(?=[2348](?:\s|\p{L}))/u, '$11/'],
  [/^([-–•·*]\s*)?1\/(?=\s+(?:cup|tsp|tbsp|lb|teasp|tables))/u, '$11/2'],
  [/^([-–•·*]\s*)?([2-9])\/2(?=\s*(?:cups|lbs|pounds))/u, '$1$2 1/2'],
  [/^([-–•·*]\s*)?(\d*\s*\d)\s*\/\s*[zZ](?!\p{L})/u, '$1$2/2'],
  [/^([-–•·*]\s*)?(\d*\s*[13])\s*\/\s*[9H](?=\s|\p{L})/u, '$1$2/4'],
  [/^([-–•·*]\s*)?A(?=\d)/u, '$14'],
  [/^([-–•·*]\s*)?\+(?=\p{Ll}{3})/u, '$14 '],
  [new RegExp(String.raw`^([-–•·*]\s*)?t(?=\s+(?:${SMALL_MEASURES})\b)`, 'u'), '$14'],
  [/^([-–•·*]\s*)?[zZ](?=\s+\d\/\d)/u, '$12'],
  [/^([-–•·*]\s*)?(\d{2,4})\s+9(?=\s+(?!in(?:ch)?\b)\p{L})/u, '$1$2 g'],
  [/^([-–•·*]\s*)?[Il|](?=\d[\dsSoO]\s?(?:g|ml)\b)/u, '$11'],
  [/^([-–•·*]\s*)?(\d)[sS](?=[0oO]\s?(?:g|ml)\b)/u, '$1$25'],
  [
    /^([-–•·*]\s*)?((?:\d\s)?\d(?:\/\d)?)\.\s?(?=(?:tsps?|tbsps?|cups?|oz|lbs?|cloves?)\b)/iu,
    '$1$2 ',
  ],
  [/^([-–•·*]\s*)?(\d{3,4})(g|ml)(?=\p{L}{3})/u, '$1$2 $3 '],
  [/^([-–•·*]\s*)?(\d+)\s?I(?=\s+\p{L}{2})/u, '$1$2 l'],
  [/^([-–•·*]\s*)?L(?=\s+\p{Ll}{3})/u, '$11'],
  [new RegExp(String.raw`^([-–•·*]\s*)?i(?=\s+(?:${SMALL_MEASURES})\b)`, 'u'), '$11'],
  [/^([-–•·*]\s*)?([1-9])([13])[1lI|]?([248])(?=\s*(?:cups|lbs|pounds)\b)/u, '$1$2 $3/$4'],
  [/^([-–•·*]\s*)?([1-9])1[1lI|]2(?=\s*(?:tbsps?|tsps?)\b)/u, '$1$2 1/2'],
  [/^([-–•·*]\s*)?[sS][oO0]\s?(?=g\s)/u, '$150 '],
  [/^([-–•·*]\s*)?([13])([248])(?=\s*(?:tsp|tbsp|cup|teaspoon|tablespoon)\b)/u, '$1$2/$3'],
  [/^([-–•·*]\s*)?([12])3(?=\s*(?:tsp|tbsp|cup|teaspoon|tablespoon)\b)/u, '$1$2/3'],
  [/^([-–•·*]\s*)?3[1Il|]H(?=\s)/u, '$13/4'],
  [/^([-–•·*]\s*)?[1lI|]?[1lI|]\s*[1Il|][bk](?=\s)/u, '$11 lb'],
  [/^([-–•·*]\s*)?1b(?=\s)/u, '$11 lb'],
  [/^([-–•·*]\s*)?((?:\d\s)?\d\/[2348])\s*[1Il|]b(?=s?\s)/u, '$1$2 lb'],
  [/^([-–•·*]\s*)?11\s*(?=(?:de|di)\s|d['’]|\p{Lu}\p{Ll}{3})/u, '$11 l '],
  [/^([-–•·*]\s*)?(\d+)\s?(EL|TL)(?=\p{Lu}\p{Ll})/u, '$1$2 $3 '],
  [
    new RegExp(
      String.raw`^([-–•·*]\s*)?(\d{1,2})\s+1(?=\s+(?!(?:${SMALL_MEASURES}|ounces?)\b)\p{L}{2})`,
      'u',
    ),
    '$1$2 l',
  ],
  [/^([-–•·*]\s*)?(\d+)\s*(?:Ib|1b|lk|\|b|ib)(?=s?\s)/u, '$1$2 lb'],
  [
    new RegExp(
      String.raw`^([-–•·*]\s*)?[lI|!\]/](?=\s+(?!(?:${MYSELF})\b)\p{Ll}|(?:${SMALL_MEASURES})\b)`,
      'u',
    ),
    '$11',
  ],
  [/^([-–•·*]\s*)?[lI|](?=\s+\d\s*\/\s*\d)/u, '$11'],
  [/^[lI|](?=[.)]\s*\p{Lu})/u, '1'],
  [new RegExp(String.raw`^([-–•·*]\s*)?[lI|!](?=\s*(?:${FOREIGN_MEASURES})\b)\s*`, 'u'), '$11 '],
  [
    new RegExp(String.raw`^([-–•·*]\s*)?[zZ](?=\s*(?:${SMALL_MEASURES})\b|\s+\p{Ll}{3})`, 'u'),
    '$12',
  ],
  [new RegExp(String.raw`^([-–•·*]\s*)?[jJ](?=\s+(?:${SMALL_MEASURES})\b)`, 'u'), '$13'],
  [new RegExp(String.raw`^([-–•·*]\s*)?B(?=\s+(?:${SMALL_MEASURES})\b|\s+\p{Ll}{3})`, 'u'), '$18'],
  [new RegExp(String.raw`^([-–•·*]\s*)?S(?=\s*(?:${SMALL_MEASURES})\b|\s+\p{Ll}{3})`, 'u'), '$15'],
  [new RegExp(String.raw`^([-–•·*]\s*)?b(?=\s+(?:${SMALL_MEASURES})\b)`, 'u'), '$16'],
  [new RegExp(String.raw`^([-–•·*]\s*)?H(?=\s*(?:${SMALL_MEASURES})\b|\s+\p{Ll})`, 'u'), '$14 '],
  [
    new RegExp(String.raw`^([-–•·*]\s*)?([13])[17lI]([2348])(?=\s*(?:${SMALL_MEASURES})\b)`, 'u'),
    '$1$2/$3',
  ],
];

const ANYWHERE: readonly Rule[] = [
  [/(?<![\p{L}\d])[zZ](?=\/3\s)/gu, '2'],
  [/(?<=\d\s?)(dl|ml|kg)(?=\p{L}{3})/gu, '$1 '],
  [/(?<=\d)\s*[oO](?=\s+(?:g|gr|ml|min|minutes|degrees)\b)/gu, '0'],
  [/(?<=\d[oO]*)[oO](?=[oO\d]*(?:[CF]?(?:\s|$|[°.,])))/gu, '0'],
  [/(?<![\p{L}\d])[sS][oO0](?=\s*(?:min|minutes|degrees)\b)/gu, '50'],
  [/(?<![\p{L}\d])[lI|][oO0](?=\s*(?:min|minutes|degrees)\b)/gu, '10'],
  [/(?<![\p{L}\d])H(?=[05]\s*(?:min|minutes|degrees)\b)/gu, '4'],
  [/(?<=\d)[sS](?=\s*(?:min|minutes|degrees)\b)/gu, '5'],
  [/(?<=\p{Ll}{3})[.:]?(?=\d)(?!1(?:\p{Ll}|[\s,]|$))/gu, ' '],
  [/(?<=\d)(?=\p{Lu}\p{Ll}{2})/gu, ' '],
  [new RegExp(String.raw`(?<=(?:^|[\s-])\d{1,3}|\/\d)(?=(?:${TIGHT_WORDS})\b)`, 'gu'), ' '],
];

/** "21/2" is two and a half: a number, a proper fraction, and the space between them lost. */
export const separateFractions = (text: string): string =>
  text.replace(/(?<![\d/.,])[1-9][1-7]\s?\/\s?[2348](?![\d/])/gu, (fraction) => {
    const [units = '', top = '', bottom = ''] = fraction.match(/\d/gu) ?? [];
    return Number(top) < Number(bottom) ? `${units} ${top}/${bottom}` : fraction;
  });

const apply = (text: string, [pattern, replacement]: Rule): string =>
  text.replace(pattern, (...match: (string | undefined)[]) =>
    replacement.replace(/\$([1234])/gu, (_, group: string) => {
      const value = match[Number(group)];
      return typeof value === 'string' ? value : '';
    }),
  );

/** Numbers as the card has them: a camera takes 1 for l or I and loses the space of "2 1/2". */
export const repairAmounts = (text: string): string =>
  separateFractions([...AT_START, ...ANYWHERE].reduce(apply, text))
    .replace(/\s+/gu, ' ')
    .trim();
