import { remembered } from './remembered.ts';

/** What windows-1252 has in the place of control characters, each with its byte. */
const BYTES = new Map(
  Array.from({ length: 0x20 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);

/** The letters that begin a sign of Latin, Greek or Cyrillic, of punctuation or ligatures, and an emoji. */
const FIRST_OF_TWO = String.raw`\u00C2-\u00DF`;
const FIRST_OF_THREE = String.raw`\u00E2\u00EF`;
const FIRST_OF_FOUR = String.raw`\u00F0`;
export const GARBLED_FIRST = FIRST_OF_TWO + FIRST_OF_THREE + FIRST_OF_FOUR;
/** The signs that go on with it. */
export const GARBLED_LATER = String.raw`\u0080-\u00BF${[...BYTES.keys()].join('')}`;

const GARBLED = new RegExp(
  `[${FIRST_OF_TWO}][${GARBLED_LATER}]|[${FIRST_OF_THREE}][${GARBLED_LATER}]{2}|[${FIRST_OF_FOUR}][${GARBLED_LATER}]{3}`,
  'g',
);

const decoder = new TextDecoder('utf-8', { fatal: true });
/** Those of other scripts are more likely a capital of our own and a quote. */
const LIKELY = /[\u00A0-\u017F\u0370-\u04FF\u2000-\u27FF\uFB00-\uFB06]|\p{Extended_Pictographic}/u;

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

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}$/u;
const SMALL = /\p{Ll}$/u;
const FRACTION = /[\u2150-\u218F]/;
const OF_TWO = new RegExp(`^[${FIRST_OF_TWO}]`);
/** What also stands behind a word. */
const BEHIND_WORD = /[«»‘’‚“”„‹›–—…•]$/;
const NO_BREAK = /\u00A0$/;

/** What stands around some letters. */
interface Around {
  before: string;
  after: string;
}

/** Whether a sign is rather meant than the letters that stand for it: «MAÇÃ» and “Å” end in a letter and a quote. */
function isMeant(sign: string, letters: string, { before, after }: Around): boolean {
  if (FRACTION.test(sign)) return !LETTER.test(before);
  if (!OF_TWO.test(letters)) return true;
  if (NO_BREAK.test(letters)) return !CAPITAL.test(before);
  return !BEHIND_WORD.test(letters) || LETTER.test(after) || SMALL.test(before);
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
