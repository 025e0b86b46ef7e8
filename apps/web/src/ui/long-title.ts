/** Beyond this many letters a title that stands alone takes the size of a section. */
const LONG_TITLE = 80;

export const isLongTitle = (title: string): boolean => title.length > LONG_TITLE;
