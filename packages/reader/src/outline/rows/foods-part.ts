import { partTitled } from '../../vocabulary/part-words.ts';

/** What parts of a list are called that are seldom measured; the dough and the like are told elsewhere. */
const SELDOM_MEASURED = [
  'to (?:serve|garnish|finish|decorate|dust|sprinkle|assemble)|for (?:serving|garnish(?:ing)?|decoration|decorating|dusting|sprinkling|frying)|garnish(?:es)?|toppings?|(?:dry |whole |ground )?spices?|spice mix|seasonings?|herbs|(?:dry )?rub|brine|marinade|extras?|optional(?: (?:add-?ins|toppings?|extras?|ingredients|garnish(?:es)?))?|add-?ins|also needed',
  'zum (?:servieren|garnieren|bestreuen|anrichten|dekorieren|bestäuben|verzieren|braten)|gewürze?|(?:zur )?dekoration|deko|nach belieben|außerdem(?: noch)?|zusätzlich',
  'om te (?:serveren|garneren)|ter garnering|(?:voor )?garnering|kruiden|specerijen|voor erbij|(?:verder|ook|daarnaast)(?: nog)? nodig',
  'pour (?:servir|décorer|garnir|accompagner|la décoration)|épices|décoration|accompagnement',
  'para (?:servir|decorar|acompañar|adornar|espolvorear)|especias|adobo|decoración|guarnición|marinada',
  'para (?:polvilhar|acompanhar|finalizar)|temperos|especiarias|decoração',
  'per (?:servire|guarnire|decorare|spolverare|condire|accompagnare)|spezie|decorazione|marinata',
  'till (?:servering|garnering)|(?:vid )?servering|kryddor|garnering|tillbehör|topping',
  'til (?:servering|pynt|tilbehør)|pynt|krydderier|krydder|tilbehør|marinad(?:e|en)?',
  'do (?:podania|dekoracji|posypania|przybrania|smażenia)|przyprawy|marynata|dodatki|dekoracja',
  '(?:a )?(?:tálaláshoz|díszítéshez|szóráshoz)|fűszerek|pác|köret',
].join('|');
const NAME = new RegExp(`^(?:${SELDOM_MEASURED})\\s*:?$`, 'u');

/** Whether a heading names a part of a list of ingredients for sure, whatever stands below it: "For the sauce", "To serve". */
export const namesFoodsPart = (heading: string): boolean =>
  NAME.test(heading.toLowerCase()) || partTitled(heading) !== null;

/** "To serve: maple syrup and berries". */
const IN_A_ROW = new RegExp(`^(?:${SELDOM_MEASURED})\\s*:\\s+(\\P{N}{3,80}?)\\.?$`, 'iu');
/** The beginning of such a row in bare text, which has neither blanks nor signs. */
const BARE_ROW = new RegExp(`^(?:${SELDOM_MEASURED.replace(/ |-\?/g, '')})`, 'u');

/** Whether a bare text may begin with such a row, which is sooner told than what it names. */
export const mayTellPart = (bare: string): boolean => BARE_ROW.test(bare);

/** What a row names behind the name of such a part; null where it is none. */
export const foodsOfPart = (row: string): string | null =>
  row.includes(':') ? (IN_A_ROW.exec(row)?.[1] ?? null) : null;
