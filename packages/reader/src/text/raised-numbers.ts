const SLASH = '(?:[/⁄∕]|&frasl;|&#8260;|&#x2044;)';
const OPEN = String.raw`<sup\b[^<>]{0,200}>`;

/** The upper number of a fraction that is set in small type behind a whole one: "1<sup>1</sup>/<sub>2</sub>". */
const STACKED = new RegExp(
  String.raw`(?<=\d)(?=(?:<span\b[^<>]{0,200}>)?${OPEN}\s*\d{1,2}\s*(?:</sup>\s*(?:<su[bp]\b[^<>]{0,200}>)?\s*)?${SLASH})`,
  'giu',
);
/** The sign of a footnote behind a word; "Milk <sup>1</sup>/<sub>2</sub> cup" has none. */
const FOOTNOTE = new RegExp(
  String.raw`(?<=[\p{L}).,]\s?)${OPEN}\s*(?:<a\b[^<>]{0,300}>\s*)?[[(]?(?:\d{1,2}|[*†‡]{1,3})[\])]?\s*(?:</a>\s*)?</sup>(?!\s*(?:<su[bp]\b[^<>]{0,200}>)?\s*(?:${SLASH}|\d))`,
  'giu',
);

/** Markup in which no raised number runs into what stands before it: a fraction stands apart, a footnote is left out. */
export const withoutRaisedNumbers = (markup: string): string =>
  /<sup/i.test(markup) ? markup.replace(STACKED, ' ').replace(FOOTNOTE, '') : markup;
