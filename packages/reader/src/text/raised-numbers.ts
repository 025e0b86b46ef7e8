const SLASH = '(?:[/⁄∕]|&frasl;|&#8260;|&#x2044;)';
const OPEN = String.raw`<sup\b[^<>]{0,200}>`;

/** The upper number of a fraction that is set in small type behind a whole one: "1<sup>1</sup>/<sub>2</sub>". */
const STACKED = new RegExp(
  String.raw`(?<=\d)(?=(?:<span\b[^<>]{0,200}>){0,2}<(?:sup|span)\b[^<>]{0,200}>\s{0,3}\d{1,2}\s{0,3}(?:</(?:sup|span)>\s{0,3}(?:<(?:su[bp]|span)\b[^<>]{0,200}>)?\s{0,3})?${SLASH})`,
  'giu',
);
/** The sign of a footnote behind a word; "Milk <sup>1</sup>/<sub>2</sub> cup" has none. */
const FOOTNOTE = new RegExp(
  String.raw`(?<=[\p{L}).,]\s?)${OPEN}\s{0,3}(?:<a\b[^<>]{0,300}>\s{0,3})?[[(]?(?:\d{1,2}|[*†‡]{1,3})[\])]?\s{0,3}(?:</a>\s{0,3})?</sup>(?!\s{0,3}(?:<su[bp]\b[^<>]{0,200}>)?\s{0,3}(?:${SLASH}|\d))`,
  'giu',
);

/** Most markup has neither of the two. */
const BEHIND_DIGIT_OR_RAISED = /\d<span|<sup/i;
const RAISED = /<sup/i;

/** Markup in which no raised number runs into what stands before it: a fraction stands apart, a footnote is left out. */
export function withoutRaisedNumbers(markup: string): string {
  if (!BEHIND_DIGIT_OR_RAISED.test(markup)) return markup;
  const apart = markup.replace(STACKED, ' ');
  return RAISED.test(apart) ? apart.replace(FOOTNOTE, '') : apart;
}
