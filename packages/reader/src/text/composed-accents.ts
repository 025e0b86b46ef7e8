const WORD = /[^\s"'<>]+/g;
/** Accents that are signs of their own. */
const MARK = /[\u0300-\u036f]/;
const ADDRESS = /:\\?\/\\?\/|\.(?:jpe?g|png|webp|gif|avif)\b/i;

/** A page with the accents on their letters. Addresses stay as they are: a server may know them only so. */
export const withComposedAccents = (html: string): string =>
  MARK.test(html)
    ? html.replace(WORD, (word) =>
        MARK.test(word) && !ADDRESS.test(word) ? word.normalize('NFC') : word,
      )
    : html;
