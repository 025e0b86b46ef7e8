const NAMES = 'li|ul|ol|p|div|tr|dt|dd|h[1-6]|dl|table|section|article|header|aside|br';
const tagOf = (names: string): RegExp => new RegExp(`<(/?)(${names})\\b`, 'gi');

/** The tags that part the lines of a page from one another, with the slash of closing ones and their name. */
export const BLOCK_TAG = tagOf(NAMES);
/** The same where boxes to tick stand in a row each, with labels alone to part them. */
export const BLOCK_TAG_OR_LABEL = tagOf(`${NAMES}|label`);
/** The tags of lists of items. */
export const OPENS_LIST = /<[uo]l\b/i;
export const CLOSES_LIST = /<\/[uo]l\b/i;
export const LIST_TAG = /<\/?[uo]l\b/i;
/** Many times what the busiest pages have. */
export const MAX_BLOCK_TAGS = 30_000;
