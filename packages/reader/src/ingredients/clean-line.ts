import { withoutEmojiBefore } from '../text/emoji.ts';
import { LIST_SIGNS, TYPED_BOX } from '../text/list-signs.ts';
import { NUMBER_SIGN } from '../text/number-signs.ts';

const BEYOND_READING = 500;
const SUPERSCRIPT_FRACTION = /([⁰¹²³⁴-⁹]{1,3})\s?[⁄/]\s?([₀-₉]{1,3})/gu;
/** "between 2 and 3" is the range 2-3 in words. */
const BETWEEN =
  /^(?:between|zwischen|tussen|entre|tra|fra|mellan|mellem|mellom|między)\s+(\d[\d.,/]*)\s+(?:and|und|en|et|y|e|och|og|a|i)\s+(?=\d)/iu;
/** "1) 2 eggs", "2. 3 carrots": a list that counts its lines. */
const LINE_NUMBER = new RegExp(String.raw`^\d{1,2}(?:\)\s*(?=\S)|\.\s+(?=${NUMBER_SIGN}))`, 'u');
/** "une demi-douzaine", but "demi-sel" and "demi-glace" are names. */
const HALF_OF = /^((?:une?|1)\s)?(demie?)-(?!sel|glace|écrémé)(?=\p{L})/iu;
const withHalfApart = (text: string): string =>
  /demi/i.test(text) ? text.replace(HALF_OF, '$1$2 ') : text;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
const BULLET = new RegExp(String.raw`^(?:[\s${LIST_SIGNS}–—>-]\u{FE0F}?|${TYPED_BOX})+(?=\S)`, 'u');

export interface CleanLine {
  readonly text: string;
  /** What lies beyond the length that any real ingredient line has; it is kept as a note. */
  readonly overflow: string;
}

/** Recipe plugins put notes that have parentheses into parentheses once more. */
const unwrapDoubled = (text: string): string =>
  text.includes('((') ? text.replace(/\({2,}/gu, '(').replace(/\){2,}/gu, ')') : text;

const KEYCAP = /^\s*\d\u{FE0F}?\u{20E3}\s*(?=\S)/u;

/** The line without what lists put before it; pictures and signs may take turns. */
const withoutListSigns = (line: string): string =>
  withoutEmojiBefore(line.replace(KEYCAP, '').replace(BULLET, '')).replace(BULLET, '');

const LETTER = String.raw`a-zÀ-ÖØ-öø-ÿ\d¼-¾⅐-⅞`;
const FIRST_WORD = `[${LETTER}](?:[${LETTER},./'’-]*[${LETTER}])?,?`;
const NEXT_WORD = String.raw`(?!demi)(?:[${LETTER},.;:'’%&/+*~$°®™)–-]|\((?![\s,;(]))+`;
/** Most lines need no cleaning: words one space apart. What has a number for its second may be a range in words. */
const CLEAN_ALREADY = new RegExp(
  String.raw`^(?!\D\S* \d|demi)${FIRST_WORD}(?: ${NEXT_WORD})*$`,
  'i',
);

/** One line of plain text: no bullets, control characters or odd spaces, one kind of fraction sign. */
export function cleanLine(line: string): CleanLine {
  if (line.length <= BEYOND_READING && CLEAN_ALREADY.test(line))
    return { text: line, overflow: '' };
  const flat = withoutListSigns(
    line.slice(0, BEYOND_READING).normalize('NFC').replace(INVISIBLE, ' '),
  )
    .replace(
      SUPERSCRIPT_FRACTION,
      (_, top: string, bottom: string) => ` ${top.normalize('NFKC')}/${bottom.normalize('NFKC')}`,
    )
    .replaceAll('⅟', ' 1/')
    .replaceAll('∕', '/')
    .replace(/\s+/gu, ' ')
    .replace(/\(\s?[,;]\s?/gu, '(')
    .replace(BULLET, '')
    .replace(LINE_NUMBER, '');
  const text = withHalfApart(flat).replace(BETWEEN, '$1-').trim();
  return { text: unwrapDoubled(text), overflow: line.slice(BEYOND_READING).trim() };
}
