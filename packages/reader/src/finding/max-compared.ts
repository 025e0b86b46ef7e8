/** Longer lists than any recipe has are not compared with the page line by line. */
export const MAX_COMPARED = 150;
