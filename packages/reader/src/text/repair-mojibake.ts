import { remembered } from './remembered.ts';

/** What windows-1252 has in the place of control characters, each with its byte. */
const BYTES = new Map(
  Array.from({ length: 0x20 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);

/** The letters that begin a sign of Latin, of Greek or Cyrillic, of punctuation or ligatures, and an emoji. */
const FIRST_OF_LATIN = String.raw`\u00C2-\u00C5`;
const FIRST_OF_OTHERS = String.raw`\u00CD-\u00D3`;
const FIRST_OF_THREE = String.raw`\u00E2\u00EF`;
const FIRST_OF_FOUR = String.raw`\u00F0`;
export const GARBLED_FIRST = FIRST_OF_LATIN + FIRST_OF_OTHERS + FIRST_OF_THREE + FIRST_OF_FOUR;
/** The signs that go on with it. */
export const GARBLED_LATER = String.raw`\u0080-\u00BF${[...BYTES.keys()].join('')}`;

/** Of Greek and Cyrillic only words: "Ó”" is a capital of our own and a quote. */
const GARBLED = new RegExp(
  [
    `[${FIRST_OF_LATIN}][${GARBLED_LATER}]`,
    `(?:[${FIRST_OF_OTHERS}][${GARBLED_LATER}]){2,40}`,
    `[${FIRST_OF_THREE}][${GARBLED_LATER}]{2}`,
    `[${FIRST_OF_FOUR}][${GARBLED_LATER}]{3}`,
  ].join('|'),
  'g',
);

const decoder = new TextDecoder('utf-8', { fatal: true });
const LIKELY =
  /^(?:[\u00A0-\u017F]|[\u0370-\u04FF]+|[\u2000-\u27FF]|[\uFB00-\uFB06]|\p{Extended_Pictographic})$/u;

/** The likely sign that some letters are the bytes of, or null. */
const signOf = remembered((letters) => {
  try {
    const sign = decoder.decode(
      Uint8Array.from(letters, (letter) => BYTES.get(letter) ?? letter.charCodeAt(0)),
    );
    return LIKELY.test(sign) ? sign : null;
  } catch {
    return null;
  }
});

const LETTER = /\p{L}$/u;
const SMALL = /\p{Ll}$/u;
const FRACTION = /[\u2150-\u218F]/;
const OF_LATIN = new RegExp(`^[${FIRST_OF_LATIN}]`);
/** What stands behind words as well. All else says that the letter before it is none. */
const BEHIND_WORD = /[\u00A0«»·‘’‚“”„‹›–—…•™®©]$/;
/** What stands between words or their parts. */
const BETWEEN_WORDS = /[\u00A0·’–—…•]$/;
/** "Ã la" and "1Â cup": no word is one of these letters. */
const ALONE = /^[ÂÃ]/;

/** What stands around some letters. */
interface Around {
  before: string;
  after: string;
}

/** Whether a sign is rather meant than the letters that stand for it: «MAÇÃ» and “Å” end in a letter and a quote. */
function isMeant(sign: string, letters: string, { before, after }: Around): boolean {
  if (FRACTION.test(sign)) return !LETTER.test(before);
  if (!OF_LATIN.test(letters) || !BEHIND_WORD.test(letters)) return true;
  if (LETTER.test(before))
    return SMALL.test(before) || (LETTER.test(after) && !BETWEEN_WORDS.test(letters));
  return letters.endsWith('\u00A0') ? ALONE.test(letters) : LETTER.test(after);
}

/** "Â½" back to "½" and "â€™" to "’": UTF-8 that was read as Latin-1 or windows-1252 before it reached the page. */
export function repairMojibake(text: string): string {
  let last = { end: -1, sign: '' };
  return text.replace(GARBLED, (letters, at: number) => {
    const end = at + letters.length;
    const before = last.end === at ? last.sign : text.charAt(at - 1);
    const sign = signOf(letters);
    if (sign === null || !isMeant(sign, letters, { before, after: text.charAt(end) }))
      return letters;
    last = { end, sign };
    return sign;
  });
}
