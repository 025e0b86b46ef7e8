/** What the sign behind "<" says of the tag: nothing, that there is none, or what it may be. */
export const TAG_KIND = {
  none: 0,
  plain: 1,
  closing: 2,
  /** A comment, script, style, svg or template. */
  unshown: 3,
  body: 4,
  heading: 5,
  item: 6,
  /** A list, or an element that may hold lists. */
  holder: 7,
} as const;

export type TagKind = (typeof TAG_KIND)[keyof typeof TAG_KIND];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The later ones count. */
const SIGNS: readonly (readonly [signs: string, kind: TagKind])[] = [
  [`${LETTERS}${LETTERS.toUpperCase()}?`, TAG_KIND.plain],
  ['/', TAG_KIND.closing],
  ['!sStT', TAG_KIND.unshown],
  ['bB', TAG_KIND.body],
  ['hH', TAG_KIND.heading],
  ['lL', TAG_KIND.item],
  ['dDoOuU', TAG_KIND.holder],
];

/** By the code of the sign: it is asked of each tag of a page. */
const BY_CODE: TagKind[] = Array.from({ length: 128 }, () => TAG_KIND.none);
for (const [signs, kind] of SIGNS) for (const sign of signs) BY_CODE[sign.charCodeAt(0)] = kind;

/** The kind of the tag that opens at a place; "a < b" is none. */
export const tagKindAt = (html: string, at: number): TagKind =>
  BY_CODE[html.charCodeAt(at + 1)] ?? TAG_KIND.none;
