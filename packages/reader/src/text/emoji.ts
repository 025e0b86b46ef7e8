const JOINED = String.raw`[\p{Emoji_Modifier}\u{FE0F}\u{200D}\s]`;
/** "©" and "™" are pictures to Unicode, too. */
const PICTURE = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{RI})`;

/** The pictures people put before a line, as a pattern for its beginning. */
export const EMOJI_BEFORE = String.raw`(?:${PICTURE}${JOINED}*)+`;

const BEFORE = new RegExp(String.raw`^\s*${EMOJI_BEFORE}(?=\S)(?!${PICTURE}|${JOINED})`, 'u');

/** "🍅 300 g tomatoes" without its picture; a line of nothing else stays. */
export const withoutEmojiBefore = (line: string): string => line.replace(BEFORE, '');

const BEHIND = new RegExp(String.raw`\s*(?:${PICTURE}${JOINED}*){1,8}$`, 'u');
/** All pictures stand behind the letters of Europe. */
const MAY_BE_PICTURE = /[\u2190-\uffff]$/;

/** "Mix well! 💪" without its picture. */
export const withoutEmojiBehind = (line: string): string =>
  MAY_BE_PICTURE.test(line) ? line.replace(BEHIND, '') : line;
