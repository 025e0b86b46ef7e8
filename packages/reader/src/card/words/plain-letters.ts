/** Signs that look the same in any language: a capital I inside a word is an l, a q without its u a g. */
export const plainLetters = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})I(?=\p{Ll}|[\s,.;:)]|$)/gu, 'l')
    .replace(/(?<!\b(?:co|cin|[Ii]ra))q(?!u|ts?\b|\p{Lu})/gu, 'g');
