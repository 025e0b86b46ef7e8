/** What may be chosen is not what the page says. */
const OFFERED = /<option\b[^<>]{0,300}>[^<>]{0,100}/gi;
/** Buttons that count a number up or down, around it. */
const COUNTING = /<button\b[^<>]{0,600}>\s*(?:[-+−–]|&minus;|&plus;)\s*<\/button\s*>/gi;
/** Where a number ends in one element and another begins in the next: "2", "4" and "6" to choose from are no 246. */
const BETWEEN_NUMBERS =
  /\d(?=<\/(?:button|span|label|li|a|div)>\s{0,20}(?:<[a-z][^<>]{0,300}>){1,3}\d)/gi;

/** Most rows hold none of these. */
const MAY_OFFER = /<(?:option|button)|\d<\//i;

/** Some markup without what may be chosen, and with numbers apart. */
export const withoutOffers = (markup: string): string => {
  if (!MAY_OFFER.test(markup)) return markup;
  const said = markup.replace(OFFERED, '').replace(BETWEEN_NUMBERS, '$& ');
  return said.includes('<button') ? said.replace(COUNTING, ' ') : said;
};
