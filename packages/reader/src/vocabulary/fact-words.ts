import { LETTER } from '../text/letter.ts';
import { RANGE_WORDS } from './number-words.ts';

/** The words by which pages label times and servings, in the reader's languages. */

const PREP =
  'prep\\.?(?:aration)?(?: time)?|preparing(?: time)?|active(?: time)?|hands[- ]on(?: time)?|(?:aktive )?(?:vorbereitung(?:szeit)?|arbeitszeit)|vorb\\.?|voorbereiding(?:stijd)?|(?:temps de |mise en place et )?préparation|(?:tiempo de )?preparación|(?:tempo de )?prepar(?:o|ação)|(?:tempo di )?preparazione|förberedelse(?:r|tid)?|aktiv tid|forberedelse(?:r|stid)?|arbejdstid|(?:czas )?przygotowani[ea]|előkészítés(?:i idő)?|előkészület(?:ek)?|příprava|príprav[ay]|(?:χρόνος )?προετοιμασία[ς]?';
const COOK =
  'cook(?:ing|s in)?(?: time)?|bak(?:e|ing|es in)(?: time)?|koch(?:zeit|dauer)|back(?:zeit|dauer)|koch-\\/backzeit|gar(?:zeit|dauer)|kook(?:tijd)?|baktijd|oven(?:tijd)?|(?:temps de )?cuisson(?: au four)?|(?:tiempo de )?(?:cocción|horneado)|(?:tempo de )?(?:cozimento|cozedura|forno)|(?:tempo di )?cottura|koktid|gräddning(?:stid)?|i ugn(?:en)?|koketid|kogetid|stegetid|bagetid|steketid|(?:czas )?(?:gotowani[ea]|pieczeni[ea]|smażeni[ea])|(?:főzési|sütési) idő|főzés|sütés|vaření|(?:χρόνος )?μαγειρέματος';
const TOTAL =
  'total(?: cooking| cook)?(?: time)?|time(?: required| needed)?|duration|ready in|done in|gesamt(?:zeit|dauer)?|dauer|fertig in|zeitaufwand|totale (?:bereidings)?tijd|totaal|klaar in|temps total|durée(?: totale)?|prêt en|tiempo(?: total)?|listo en|duración(?: total)?|tempo(?: tot(?:al|ale)?)?\\.?|pronto em|pronto in|total ?tid|tidsåtgång|klart? på|tid(?: i alt)?|samlet tid|tidsforbrug|tidsbruk|(?:całkowity )?czas(?: całkowity)?|łączny czas|gotowe w|teljes idő|összesen|celkový čas|celkem|συνολικός χρόνος';
/** These name the whole time where they stand alone, and a part of it beside words for the others. */
const MAKING =
  'zubereitung(?:szeit|sdauer)?|bereidings?(?:tijd|duur)?|bereiden|bereiding|tillagning(?:stid)?|tilberedning(?:stid)?|elkészítés(?:i idő)?|doba přípravy|εκτέλεση';
/** How many of them, in words that stand before those who eat. */
const NUMBER_OF =
  '(?:number|no\\.?) of|anzahl|aantal|(?:nombre|nb\\.?|número|n[.º°o]{1,2}) de|(?:numero|n[.º°]{1,2})(?: di)?|antall?|liczba|ilość';
const NUMBERED =
  'servings|portions|people|persons|personen|portionen|porties|personnes|parts|couverts|convives|personas|raciones|porciones|comensales|pessoas|porções|doses|persone|porzioni|portioner|personer|porsjoner|porcji|osób';
/** They count pieces as well: with the word for these behind the number. */
const OF_ANYTHING = 'aantal|antall?|rendimento|dosi per|räcker till|nok til';
const SERVINGS = `(?:${NUMBER_OF}) (?:${NUMBERED})|${OF_ANYTHING}|(?:recipe )?(?:serves|makes|yields?)|feeds|enough for|reicht für|servings?(?: per recipe)?|portion\\((?:en|s)\\)|portionen|personen|porties|portions?|personnes|parts(?=\\s?:)|raciones|comensales|personas|porciones|porções|pessoas|doses|porzioni|persone|portioner|personer|porsjoner|porcje|osoby|adag(?:ok)?(?: száma)?|(?:hány )?főre|fő|porcí|porcií|porcie|počet porcí`;

const ABOUT =
  'makes|serves|about|approx|around|ca|circa|c:a|cirka|env|environ|etwa|ungefähr|ongeveer|około|ok|kb|aprox';

const label = (words: string): RegExp =>
  new RegExp(
    `^(?:${words})(?!${LETTER})[^\\d:]{0,3}:?\\s*[.–-]?\\s*(?=$|[\\d¼-¾(~±]|(?:${ABOUT})(?!${LETTER})|für|pour|para|per)`,
    'i',
  );

/** Dutch says so behind a time; before one, these tell what to do. */
const COOK_BEHIND = 'koken|bakken|in de oven';

/** "20 min preparation", "10 mins prep time". */
const behind = (words: string): RegExp => new RegExp(`(?<!${LETTER})(?:${words})\\.?$`, 'i');

export const TIME_LABELS = {
  prepTime: { before: label(PREP), after: behind(PREP) },
  cookTime: { before: label(COOK), after: behind(`${COOK}|${COOK_BEHIND}`) },
  totalTime: { before: label(TOTAL), after: behind(TOTAL) },
  makingTime: { before: label(MAKING), after: behind(MAKING) },
} as const;

/** With what the names of times end in the reader's languages, or the words in them. */
export const TIME_NOUNS = 'time|zeit|tijd|temps|tiempo|tempo|tid|czas|idő';

/** Any of these: that is sooner told than which of them. */
export const TIME_LABEL = label([PREP, COOK, TOTAL, MAKING].join('|'));
export const TIME_NAME_BEHIND = behind([PREP, COOK, COOK_BEHIND, TOTAL, MAKING].join('|'));

export const SERVINGS_LABEL = label(SERVINGS);

/** The same where what follows may be pieces. */
export const LABEL_OF_ANYTHING = label(OF_ANYTHING);

/** Those who eat, and what each of them gets: in what a page shows and in its data. */
export const EATERS_ANYWHERE =
  'servings?|people|persons?|portions?|portionen|personen|porties|personnes|personas|raciones|comensales|pessoas|porções|persone|porzioni|portioner|personer|porsjoner|porcji|porcje|osób|osoby|adag|fő(?:re)?';
/** The same with words that only what is shown uses so. */
export const EATERS = `${EATERS_ANYWHERE}|porciones|doses|port|pers|convives|couverts|személyre|porcí|porcií|porcie`;

/** "4 Personen", "pour 6 personnes", "serves 4": a number of people or portions beside its word. */
export const COUNTED_SERVINGS = new RegExp(
  String.raw`(?<![\d.,$€£])(\d{1,3}(?:\s*(?:-|–|${RANGE_WORDS})\s*\d{1,3})?)\s*(?:${EATERS})(?!${LETTER})`,
  'i',
);

export const DIFFICULTY =
  'difficulty(?: level)?|level of difficulty|level|skill level|schwierigkeit(?:sgrad)?|moeilijkheid(?:sgraad)?|difficulté|niveau|dificultad|dificuldade|difficoltà|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|(?:stopień|poziom) trudności|nehézség(?:i (?:fok|szint))?|náročnosť|obtížnost';
export const DIFFICULTY_LABEL = new RegExp(`^(?:${DIFFICULTY})\\s*[:.–-]?\\s*`, 'i');
