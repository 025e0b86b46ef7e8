/** What windows-1252 has in the place of control characters, each with its byte. */
const BYTES = new Map(
  Array.from({ length: 0x20 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);

/** The letters that begin a sign of several bytes: of Latin, Greek and Cyrillic, of punctuation, ligatures and emoji. */
export const GARBLED_FIRST = String.raw`\u00C2-\u00DF\u00E2\u00EF\u00F0`;
/** The signs that go on with it. */
export const GARBLED_LATER = String.raw`\u0080-\u00BF${[...BYTES.keys()].join('')}`;

const GARBLED = new RegExp(
  `[\\u00C2-\\u00DF][${GARBLED_LATER}]|[\\u00E2\\u00EF][${GARBLED_LATER}]{2}|\\u00F0[${GARBLED_LATER}]{3}`,
  'g',
);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The sign that some letters are the bytes of; null where they are those of none. */
function signOf(letters: string): string | null {
  try {
    return decoder.decode(
      Uint8Array.from(letters, (letter) => BYTES.get(letter) ?? letter.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const OF_LATIN_1 = /[\u00A0-\u00FF]/;
const OF_OTHER_LATIN = /[\u0100-\u017F]/;
const OF_FRACTION = /[\u2150-\u218F]/;
const OF_OTHERS = /[\u0370-\u04FF\u2000-\u27FF\uFB00-\uFB06]|\p{Extended_Pictographic}/u;

/** Whether a sign is rather meant than the letters that stand for it: «MENÜ» and “Å” end in a letter and a quote. */
function isMeant(sign: string, before: string, after: string): boolean {
  if (OF_LATIN_1.test(sign)) return !CAPITAL.test(before) || SMALL.test(after);
  if (OF_OTHER_LATIN.test(sign)) return SMALL.test(before) || SMALL.test(after);
  if (OF_FRACTION.test(sign)) return !LETTER.test(before);
  return OF_OTHERS.test(sign);
}

/** "Â½" back to "½" and "â€™" to "’": UTF-8 that was read as Latin-1 or windows-1252 before it reached the page. */
export function repairMojibake(text: string): string {
  let last = { end: -1, sign: '' };
  return text.replace(GARBLED, (letters, at: number) => {
    const before = last.end === at ? last.sign : text.charAt(at - 1);
    const sign = signOf(letters);
    if (sign === null || !isMeant(sign, before, text.charAt(at + letters.length))) return letters;
    last = { end: at + letters.length, sign };
    return sign;
  });
}
