/** The tags that part the lines of a page from one another, with the slash of closing ones and their name. */
export const BLOCK_TAG =
  /<(\/?)(li|ul|ol|p|div|tr|dt|dd|h[1-6]|dl|table|section|article|header|aside|br)\b/gi;
/** Many times what the busiest pages have. */
export const MAX_BLOCK_TAGS = 30_000;
