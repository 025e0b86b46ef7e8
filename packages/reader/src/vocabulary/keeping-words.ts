/** The lengths of time for which food is kept, in the twelve languages. */
const DAYS = [
  'days?|weeks?|months?',
  'tage?n?|wochen?|monate?n?',
  'dage?[nr]?|dagars?|uger?|uker?|måned(?:er)?|veck(?:a|or)|månad(?:er)?',
  'dag(?:en|ar)|weken|week|maand(?:en)?',
  'jours?|semaines?|mois',
  'd[ií]as?|semanas?|mes(?:es)?',
  'giorn[oi]|settiman[ae]|mes[ei]',
  'm[êe]s',
  'dni|dzień|tydzień|tygodni[ae]?|miesi[ąa]c[aey]?',
  'nap(?:ig|on)?|h[ée]t(?:ig|en)?|hetekig|hónap(?:ig|on)?',
].join('|');

/** What tells of food that it keeps, and nobody to do anything. */
const KEEPS = [
  String.raw`keeps(?! (?:stirring|going))|stays? (?:good|fresh|well)|lasts?|(?:will|they|leftovers|cookies|cakes?|rolls|muffins|bars) (?:also )?keep|(?:can|may|should|could|to) (?:also )?be (?:kept|stored|frozen|refrigerated|made ahead and (?:kept|stored|frozen))|freezes?(?= (?:well|beautifully|nicely))`,
  'haltbar|hält sich|halten sich|hält es sich|(?:lässt|lassen) sich|aufgehoben|aufzubewahren',
  'holdbar|holder seg|holder sig|opbevares|oppbevares|kan (?:ned)?fryses',
  'håller sig|hållbar|hållbarhet|förvaras|kan frysas|bra att frysa',
  'houdbaar|blijft|blijven|te bewaren|kun(?:t)? (?:je|u)|je kunt|kan worden bewaard',
  'se conserve(?:nt)?|se garde(?:nt)?|se congèle(?:nt)?|à conserver|peu(?:t|vent) se (?:conserver|garder|congeler)',
  'se conservan?|aguantan?|duran?|se puede[n]? (?:conservar|guardar|congelar)',
  'si conservan?o?|si mantengono|si mantiene|durano?|si (?:può|possono) (?:conservare|congelare)',
  'conservam?-se|se conservam?|duram?|pode[m]? ser (?:conservad|guardad|congelad|armazenad)[oa]s?',
  'można (?:je |ją |go )?(?:przechowywać|mrozić|zamrozić)|zachowuj[eą] świeżość|nadaj[eą] się do (?:mrożenia|przechowywania)',
  'eláll|elállnak|tárolható|eltartható|fagyasztható|lefagyasztható',
].join('|');

/** What orders to keep what is left, near the beginning of a sentence. */
const KEEP = [
  'store|keep|refrigerate|freeze',
  'opbevar|oppbevar|frys|förvara|bewaar',
  'conserve[rz]|gardez|garder|congele[rz]',
  'conservar|conserva|conserve|guardar|guarda|guarde|congelar|congele',
  'conservare|conservate|conservatel[ao]|congelare',
  'armazene|armazenar|mantenha',
  'przechowywać|przechowuj|przechowujemy|mrozić',
].join('|');
/** The same at its end. */
const KEEP_LAST =
  'aufbewahren|lagern|einfrieren|verbrauchen|bewaren|invriezen|tároljuk|tárold|tárolja';

/** What tells that an order is for what is left: how long at most, in what, where. */
const AT_MOST = [
  String.raw`up to|leftovers?|airtight|air-tight|within`,
  'bis zu|höchstens|luftdicht|innerhalb|reste',
  'op til|opptil|inntil|upp till|højst|høyst|lufttæt|lufttett|lufttät|rester|resten',
  'maximaal|luchtdicht[e]?|restjes|binnen',
  "jusqu'à|jusqu’à|hermétique|au plus|maximum",
  'hasta|hermétic[oa]|como máximo',
  'fino a|ermetic[oa]|massimo|al massimo',
  'até|no máximo',
  'do|maksymalnie|szczelny[mn]|szczelnie',
  'legfeljebb|maximum|légmentesen',
].join('|');

/** Food is kept for another step, or until then, where one of these stands. */
const WAITS = [
  'before|until|then|at least|overnight|turning',
  'bevor|bis zum|vor dem|danach|dann|mindestens|über nacht',
  'inden|indtil|før|derefter|mindst|minst|innan|tills|sedan',
  'voordat|totdat|daarna|minstens|voor het',
  'avant|puis|ensuite|au moins',
  'antes|después|luego|al menos|hasta que|hasta el momento',
  'prima|poi|almeno|fino al',
  'depois|pelo menos|até a hora|até o momento|até servir',
  'przed|potem|następnie|co najmniej|aż',
  'előtt|majd|legalább|amíg',
].join('|');

/** Of small letters, as those below: such patterns are sooner prepared. */
const asWord = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'u');
const DAYS_IN = asWord(DAYS);
const KEEPS_IN = asWord(KEEPS);
const ORDERS_TO_KEEP = new RegExp(
  String.raw`^(?:(?:[^\s.!?]{1,20} ){0,2}(?:${KEEP})|(?:[^\s.!?]{1,20} ){0,12}(?:${KEEP_LAST}))(?![\p{L}-])`,
  'u',
);
const AT_MOST_IN = asWord(AT_MOST);
const WAITS_IN = asWord(WAITS);

/** Food that can be frozen, of which nobody says for how long. */
const FREEZES = new RegExp(
  String.raw`^(?:[^\s.!?]{1,20} ){0,4}(?:${[
    'freezes? (?:very )?(?:well|nicely|beautifully)',
    'can (?:also )?be frozen',
    '(?:lässt|lassen) sich (?:sehr |auch )?(?:gut |prima )?einfrieren',
    'kan (?:godt |også |også )?(?:ned)?fryses(?: ned)?',
    '(?:går|kan) (?:bra )?(?:att )?frysas?',
    '(?:se|peut se|peuvent se) congèl?e(?:nt|r)?(?: très)?(?: bien)?',
    'se pueden? congelar',
    'si (?:può|possono) congelare',
    'pode[m]? ser congelad[oa]s?',
    'nadaj[eą] się do (?:mrożenia|zamrażania)',
    'można (?:je |ją |go )?(?:zamrozić|mrozić)',
    '(?:jól )?(?:le)?fagyasztható',
  ].join('|')})[.!]?$`,
  'u',
);

const LONGEST = 160;
const SENTENCE_END = /(?<=[.!?])\s+/u;

function isOfKeeping(sentence: string): boolean {
  if (FREEZES.test(sentence)) return true;
  if (!DAYS_IN.test(sentence) || WAITS_IN.test(sentence)) return false;
  return KEEPS_IN.test(sentence) || (AT_MOST_IN.test(sentence) && ORDERS_TO_KEEP.test(sentence));
}

/** Whether a text says nothing but how long the dish keeps: "Keeps three days in the fridge." */
export const tellsHowLongItKeeps = (text: string): boolean =>
  text.length <= LONGEST && text.toLowerCase().split(SENTENCE_END).every(isOfKeeping);

/** Steps without those at their end that only say how long the dish keeps; `mayGo` tells which of them may be left out. */
export function withoutKeepingBehind(
  steps: readonly string[],
  mayGo: (step: string) => boolean,
): string[] {
  const last = steps.findLastIndex((step) => !mayGo(step) || !tellsHowLongItKeeps(step));
  return last < 0 ? [...steps] : steps.slice(0, last + 1);
}
