import { asksBehindWish } from '../../vocabulary/asks-behind-wish.ts';
import { fold } from '../words/fold.ts';
import type { PlacedLine } from './placed-line.ts';

/** "Enjoy!", "Guten Appetit!": what is said when the dish is on the table. */
const WISH =
  /^(?:(?:and |now |sit back and )*enjoy(?: (?:it|your \p{L}+|(?:with|the|every|each) \p{L}+|them|this))?|bon appetit|guten (?:appetit|hunger)|lass(?:t|en sie)? es (?:dir|euch|sich) schmecken|mahlzeit|eet smakelijk|smakelijk(?: eten)?|bonne degustation|regalez-vous|a table|buen provecho|que aproveche|que lo disfruten?|a disfrutar|disfrut[ae]|bom apetite|bom proveito|buon appetito|smaklig maltid|hoppas det smakar|velbekomme?|god appetit|vel bekomme|smacznego|jo etvagyat)(?: (?:everyone|everybody|all|allerseits|a tous|a todos|a tutti))?$/u;
const FAREWELL =
  /^(?:(?:much |lots of |all my |with )?love|best(?: wishes| regards)?|(?:kisses|hugs|greetings)(?: (?:to|from) .{1,30})?|(?:kind |warm )?regards|cheers|yours(?: truly)?|take care|see you(?: (?:all|soon|later|then|there|tomorrow|(?:on|at|in|next) .{2,20}))?|good luck|(?:ganz )?liebe grusse?|(?:(?:mit )?(?:viele|herzliche|schone|freundliche)n? grusse?n?|mfg)|lg|glg|herzlichst|eure?|deine?|bis bald|bises|bisous|gros bisous|amicalement|cordialement|un (?:fuerte |gran )?abrazo|abrazos|(?:un )?bes(?:it)?os?|hasta pronto|a bientot|saludos|baci|un bacio|a presto|un abbraccio|saluti|groetjes|groeten|liefs|(?:met )?(?:vriendelijke|hartelijke|lieve) groet(?:en)?|tot snel|beijos|beijinhos|abracos|kram(?:ar)?|(?:med )?vanliga halsningar|vi ses|halsningar|knus|kh|(?:(?:med )?venlig |(?:med )?vennlig |kaerlig )?hilsen|klem|pozdrawiam|pozdrowienia|buziaki|puszi|udv(?:ozlettel)?)$/u;
const KISSES = /^x{1,5}$/iu;
const SIGNED = /^(\p{L}+)\s+\p{Lu}\p{Ll}+$/u;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*\s?){1,3}$/u;

const bare = (text: string): string =>
  fold(text)
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/^[\s¡!–—-]+|(?<![\s.,!:)x])[\s.,!:)x]+$/gu, '');

export const isWish = (text: string): boolean => WISH.test(bare(text));

const saysGoodBye = (text: string): boolean =>
  KISSES.test(text.trim()) || FAREWELL.test(bare(text));

/** "Love, Anna" or "Eure Oma" in one line, or "Love," with the name below it. */
const isFarewell = (text: string): boolean => {
  const signed = SIGNED.exec(text);
  const [first = '', ...rest] = text.split(/[,!]/u);
  const name = rest
    .join(' ')
    .replace(/\sx{1,5}\s*$/iu, '')
    .trim();
  if (signed && saysGoodBye(signed[1] ?? '')) return true;
  return saysGoodBye(first) && (name === '' || NAME.test(name) || saysGoodBye(name));
};

const LONGEST_WISH = 80;

/** "Guten Appetit! Eure Oma": nothing but a wish and a good-bye. */
function isWishAndFarewell(text: string): boolean {
  if (text.length > LONGEST_WISH) return false;
  const [wish = '', ...rest] = text.split(/(?<=[.,!])\s+/u);
  const byes = rest.join(' ');
  return isWish(wish) && byes !== '' && (isWish(byes) || isFarewell(byes) || NAME.test(byes));
}

const WISH_AND_MORE = /^([^,.!]{4,40})[,.!]+\s*(\S.*)$/u;

/** "Enjoy your meal, and tell me how it was!": a wish, and a word that is asked for. */
function asksBehind(text: string): boolean {
  const [, wish = '', rest = ''] = WISH_AND_MORE.exec(text) ?? [];
  return isWish(wish) && asksBehindWish(bare(rest));
}

const LONGEST_CLOSING = 120;

/** Whether a line does nothing but wish or say good-bye: "Enjoy! xx Jane". */
export const isClosingWords = (text: string): boolean =>
  text.length <= LONGEST_CLOSING &&
  (isWish(text) || isFarewell(text) || isWishAndFarewell(text) || asksBehind(text));

const LAST_SENTENCE = /^(.{8,}?[.!?])\s+([^.!?]{3,40}[.!?]*[\sx]*)$/u;

/** "Bake for 20 minutes. Enjoy!" is an order and a wish, each in a line of its own. */
export function withWishApart(line: string): string[] {
  const [, order = '', wish = ''] = LAST_SENTENCE.exec(line) ?? [];
  return isWish(wish) ? [order, wish] : [line];
}

/** Among typed steps, what wishes or says good-bye orders nothing; it goes with the notes, and so does the name below it. */
export function settleClosingWish(placed: readonly PlacedLine[]): PlacedLine[] {
  let isSigned = false;
  return placed.map((entry) => {
    const { line, role, zone } = entry;
    if (zone !== 'directions' || role !== 'content' || line.photographed) return entry;
    const saysBye = isFarewell(line.text) || isWishAndFarewell(line.text);
    const isTheirs =
      saysBye || isWish(line.text) || asksBehind(line.text) || (isSigned && NAME.test(line.text));
    isSigned = saysBye;
    return isTheirs ? { ...entry, zone: 'notes' } : entry;
  });
}
