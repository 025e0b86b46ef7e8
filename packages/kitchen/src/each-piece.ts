import { isMeasuring, unitOf } from './units.ts';

/**
 * What a word such as "each" does to the amounts around it.
 * - piece: the step goes on about one piece ("in each bowl"), so what follows is meant for one
 * - amount: only the amount beside it is meant for one ("150 g each", "1 tsp per 500 g")
 */
type Reach = 'piece' | 'amount';

const EACH =
  'each|every|jede[mnrs]?|elke?|iedere?|chaque|chacune?|cada|ogni|ciascun[ao]?|varje|vardera|hvert?|każd\\p{L}{0,4}|minden';
const PER = 'per|pr|pro|par|por|je|jeweils|na|fejenként|személyenként|darabonként|adagonként';
const MARKER = new RegExp(`(?<![\\p{L}\\p{M}’'-])(?:${EACH}|${PER})(?![\\p{L}\\p{M}’'-])`, 'giu');
const IS_EACH = new RegExp(`^(?:${EACH})$`, 'iu');

// "after each addition", "nach jeder Zugabe", "dopo ogni aggiunta": a rhythm, not a piece.
const RHYTHM_BEFORE =
  /(?<!\p{L})(?:after|between|following|nach|zwischen|tussen|après|entre|tras|después de|após|depois de|dopo|tra|efter|mellan|etter|mellem|mellom|po|między)\s$/iu;
const NO_PIECE =
  'additions?|times?|other|batch(?:es)?|turns?|go|folds?|rise|steps?|stage|days?|nights?|mornings?|weeks?|hours?|minutes?|mins?|seconds?|now|so|once|few|way|direction|corners?|bite|bit|last|inch|surface|ingredients?' +
  '|mal|seiten?|zugabe|fall|minuten?|stunden?|tag|umdrehung|keer|kant|zijde|toevoeging|minuut|uur|dag|andere' +
  '|fois|côtés?|ajout|fournée|heure|jour|vez|vezes|lados?|cara|adición|adição|incorporación|minutos?|cierto|cuanto|poco|rato|tanto|horas?|día|dia' +
  '|volta|volte|lat[oi]|aggiunta|infornata|minut[oi]|or[ae]|giorno|parte' +
  '|gång|sid(?:a|or)|tillsats|minuter?|gange?n?|side[nr]?|tils(?:æ|e)t(?:ning)?|minutt?(?:er)?|for sig|især|anden|annan|annen' +
  '|raz(?:em|ie)?|stron\\p{L}{1,3}|dodan\\p{L}{1,4}|chwil\\p{L}{1,3}' +
  '|alkalom\\p{L}{0,4}|oldal\\p{L}{0,5}|hozzávaló\\p{L}{0,4}|alapanyag\\p{L}{0,4}|más\\p{L}{0,4}|perc\\p{L}{0,4}';
const NO_PIECE_AFTER = new RegExp(
  `^\\s(?:(?:${NO_PIECE})(?![\\p{L}\\p{M}])|(?:\\p{L}{1,12}\\s)?(?:sides?(?! by)|ends?|edges?)(?!\\p{L}))`,
  'iu',
);
const TIME_AFTER =
  /^\s(?:\p{L}{1,8}\s)?(?:\d{1,3}(?:[–-]\d{1,3})?[.:]?\p{L}?|few|couple of|half|two|three|four|five|ten|fifteen|twenty|thirty)[\s-]?(?:second|sec\b|sek|minut|min\b|min\.|hour|hr|stund|uur|heure|hora|or[ae]\b|tim|godzin|perc|óra)/iu;
const FIGURE_AFTER = /^\s(?:about |etwa |ca\.? )?[\d¼-¾⅐-⅞]/i;
const OF_AFTER = /^\s(?:of|von|van|de|di|av|af|spośród)\s/i;
// Words that cannot name the piece, so that "each" stands for itself: "fill each with", "50 g each".
const NO_NOUN_AFTER =
  /^\s(?:and|or|then|with|in|on|onto|into|to|until|for|at|from|over|about|roughly|around|is|are|should|will|cut|using|un[aoe]?|uma?|uno|one|\p{L}{3,12}(?:ed|ing))(?!\p{L})/iu;
const ONE_AFTER = /^\s(?:un[aoe]?|uma?|one)(?!\p{L})/iu;
// "on each", "fill each with": here the pronoun stands for the piece.
const STANDS_FOR_PIECE =
  /(?<!\p{L})(?:on|in|into|onto|over|to|for|inside|around|under|top|fill|spread|brush|press|flatten|roll|dust|sprinkle|drizzle|garnish|season|stuff|coat|dot|give|wrap|cover|auf|für|mit|op|voor|met|sur|dans|pour|avec|en|sobre|em|para|con|com|su|per|på|i|til|med|na|w|do)\s(?:of\s)?$/iu;
const IN_BRACKET = /\([^()]{0,60}$/;

const NOT_ITALIAN_FOR =
  /^\s(?!(?:cent|se|the|packe?t?(?:age)?s?|instructions?|la|il|lo|i|gli|le|un[ao]?|circa|almeno|qualche|altr[ie]|tutt[aeio]|bene|po|poco|prima|far|non|esempio|favore|kilo|kg|lb|pound|\p{L}{2,12}r(?:e|ci|la|lo|li|le))(?!\p{L}))(?!l['’])\p{L}/iu;
const PIECE_IN_FRENCH =
  /^\s(?:personnes?|portions?|convives?|assiettes?|bols?|pièces?|têtes?|invités?|verres?|verrines?|ramequins?|galettes?|crêpes?|boules?|pains?|pâtons?|pizzas?|parts?|tartines?)(?!\p{L})/iu;
const PIECE_IN_SPANISH =
  /^\s(?:personas?|pessoas?|comensal|ración|porción|porção|cabeza|cabeça|plato|prato|pieza|peça|unidade?|tostada|tostas?)(?!\p{L})/iu;
const PIECE_IN_POLISH = /^\s(?:osobę|porcję|sztukę|talerz|miskę)(?!\p{L})/iu;
const CAPITAL_AFTER = /^\s\p{Lu}\p{Ll}/u;
const NO_PIECE_IN_GERMAN = /^\s(?:Tip|Tipp|Seite|Kilo|Minute|Stunde|Tag|Mal)/;
// "je 1 TL Salz und Pfeffer" speaks of two foods, not of pieces.
const TWO_FOODS_AFTER = /^\s[^,.;:()]{1,40}\s(?:und|&)\s\p{Lu}/u;
// Where German says "je 80 g"; in Dutch the word means "you" and follows the verb.
const OPENS_SHARE = /(?:^|[.,;:!?(]\s?|(?<!\p{L})(?:mit|auf|aus|und|in|von|für)\s)$/iu;
const SIZE_BEFORE = /(?<!\p{L})(?:à|a|zu|von)\s$/iu;

interface Marker {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

function isElkMeat({ word, before, after }: Marker): boolean {
  const isMeat =
    /^\s(?:meat|steaks?|mince|loin|roast|burgers?|stew|sausages?|and|with|in|to)\b/i.test(after);
  return (
    /^elk$/i.test(word) && (isMeat || /\b(?:the|ground|minced|of|g|kg|oz|lb)\s$/i.test(before))
  );
}

/** "1 tsp each salt and pepper", "100 g each of flour and sugar": as much of every food. */
function isOfSeveralFoods({ word, before, after }: Marker): boolean {
  const [, last = ''] = /(\p{L}+)\.?\s$/u.exec(before) ?? [];
  const unit = unitOf(last);
  if (!/^each$/i.test(word) || !unit || !isMeasuring(unit)) return false;
  return OF_AFTER.test(after) || (/^\s\p{L}/u.test(after) && !NO_NOUN_AFTER.test(after));
}

function reachOfEach(marker: Marker): Reach | null {
  const { word, before, after } = marker;
  if (isElkMeat(marker) || isOfSeveralFoods(marker)) return null;
  if (FIGURE_AFTER.test(after)) return 'amount';
  // "add each of the spices" means all of them; "in each of the bowls" shares out what stands beside it.
  if (OF_AFTER.test(after)) return STANDS_FOR_PIECE.test(before) ? 'amount' : null;
  const isNoun = /^\s\p{L}/u.test(after) && !NO_NOUN_AFTER.test(after);
  const isPronoun = /^(?:chacun|ciascun|vardera)/i.test(word) || ONE_AFTER.test(after);
  if (isNoun && !isPronoun) return 'piece';
  return STANDS_FOR_PIECE.test(before) || (/^each$/i.test(word) && before === '')
    ? 'piece'
    : 'amount';
}

function reachOfGermanShare({ before, after }: Marker): Reach | null {
  if (NO_PIECE_IN_GERMAN.test(after) || TWO_FOODS_AFTER.test(after)) return null;
  if (SIZE_BEFORE.test(before)) return 'amount';
  if (CAPITAL_AFTER.test(after)) return 'piece';
  return FIGURE_AFTER.test(after) && OPENS_SHARE.test(before) ? 'piece' : null;
}

function reachOfPer(marker: Marker): Reach | null {
  const { word, after } = marker;
  const rate = FIGURE_AFTER.test(after) ? 'amount' : null;
  switch (word.toLowerCase()) {
    case 'per':
      if (NOT_ITALIAN_FOR.test(after)) return 'piece';
      return /^\s(?:kilo|kg|lb|pound)/i.test(after) ? 'amount' : rate;
    case 'pr':
      return /^\.?\s\p{L}/u.test(after) ? 'piece' : rate;
    case 'pro':
      return CAPITAL_AFTER.test(after) && !NO_PIECE_IN_GERMAN.test(after) ? 'piece' : rate;
    case 'je':
    case 'jeweils':
      return reachOfGermanShare(marker);
    case 'par':
      return PIECE_IN_FRENCH.test(after) ? 'piece' : null;
    case 'por':
      return PIECE_IN_SPANISH.test(after) ? 'piece' : null;
    case 'na':
      return PIECE_IN_POLISH.test(after) ? 'piece' : null;
    default:
      return 'piece';
  }
}

function isRhythm({ word, before }: Marker): boolean {
  // In Dutch "na" means "after", in Polish "onto".
  if (/^(?:elk|ieder)/i.test(word) && /(?<!\p{L})na\s$/iu.test(before)) return true;
  return IS_EACH.test(word) ? RHYTHM_BEFORE.test(before) : /\bas\s$/i.test(before);
}

function reachOf(marker: Marker): Reach | null {
  const { word, after } = marker;
  if (isRhythm(marker)) return null;
  if (NO_PIECE_AFTER.test(after) || TIME_AFTER.test(after)) return null;
  return IS_EACH.test(word) ? reachOfEach(marker) : reachOfPer(marker);
}

function markerAt(text: string, { index, 0: word }: RegExpExecArray): Marker {
  const end = index + word.length;
  const before = text.slice(Math.max(0, index - 64), index);
  return { word, before, after: text.slice(end, end + 64) };
}

/** True where a clause says that its amount is meant for one of several: "150 g each", "per person". */
export function namesEach(clause: string): boolean {
  for (const match of clause.matchAll(MARKER)) {
    if (reachOf(markerAt(clause, match)) !== null) return true;
  }
  return false;
}

/** The place from which a direction speaks of one piece ("in each bowl", "per person"), if it ever does. */
export function eachPieceFrom(text: string): number {
  for (const match of text.matchAll(MARKER)) {
    const marker = markerAt(text, match);
    // What stands in brackets is said of the words before it alone.
    if (reachOf(marker) === 'piece' && !IN_BRACKET.test(marker.before)) return match.index;
  }
  return Number.POSITIVE_INFINITY;
}
