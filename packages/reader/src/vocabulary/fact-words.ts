/** The words by which pages label times and servings, in the reader's languages. */

const PREP =
  'prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|voorbereiding(?:stijd)?|(?:temps de )?préparation|(?:tiempo de )?preparación|tempo de prepar(?:o|ação)|(?:tempo di )?preparazione|förberedelse(?:tid)?|forberedelse(?:stid)?|arbejdstid|czas przygotowania|előkészítés(?:i idő)?|příprava';
const COOK =
  'cook(?:ing)?(?: time)?|bak(?:e|ing) time|kochzeit|backzeit|koch-\\/backzeit|garzeit|kooktijd|baktijd|oventijd|(?:temps de )?cuisson|(?:tiempo de )?cocción|tempo de (?:cozimento|cozedura)|(?:tempo di )?cottura|tillagning(?:stid)?|koketid|stegetid|bagetid|steketid|czas (?:gotowania|pieczenia|smażenia)|(?:főzési|sütési) idő|vaření';
const TOTAL =
  'total(?: time)?|ready in|gesamt(?:zeit)?|zubereitungszeit|bereidingstijd|totale tijd|temps total|durée(?: totale)?|tiempo(?: total)?|tempo(?: total)?|tempo totale|total ?tid|tid(?: i alt)?|czas całkowity|łączny czas|teljes idő|elkészítési idő|celkový čas|doba přípravy';
const SERVINGS =
  'serves|servings?|yields?|makes|portionen|personen|porties|aantal personen|portions?|nombre de personnes|raciones|comensales|personas|porciones|porções|pessoas|doses|rendimento|porzioni|persone|dosi per|portioner|personer|antal(?: portioner| personer)?|porsjoner|porcje|liczba porcji|adag|fő|porcí|počet porcí';

const label = (words: string): RegExp =>
  new RegExp(`^(?:${words})\\s*[:.–-]?\\s*(?=$|[\\d¼-¾(~]|about|ca|circa|für|pour|para|per)`, 'iu');

export const FACT_LABELS = {
  prepTime: label(PREP),
  cookTime: label(COOK),
  totalTime: label(TOTAL),
  servings: label(SERVINGS),
} as const;

/** "4 Personen", "pour 6 personnes", "serves 4": a number of people or portions beside its word. */
export const COUNTED_SERVINGS =
  /(\d{1,3}(?:\s*(?:-|–|to|bis|à|a|tot)\s*\d{1,3})?)\s*(?:servings?|people|persons?|portions?|portionen|personen|porties|personnes|personas|raciones|porciones|comensales|pessoas|porções|doses|persone|porzioni|portioner|personer|porsjoner|porcji|porcje|osób|osoby|adag|személyre|fő(?:re)?|porcí|porcie)(?![\p{L}])/iu;

const DIFFICULTY =
  'difficulty|level|skill level|schwierigkeit(?:sgrad)?|moeilijkheid(?:sgraad)?|difficulté|niveau|dificultad|dificuldade|difficoltà|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|(?:stopień|poziom) trudności|nehézség|náročnosť|obtížnost';
export const DIFFICULTY_LABEL = new RegExp(`^(?:${DIFFICULTY})\\s*[:.–-]?\\s*`, 'iu');
