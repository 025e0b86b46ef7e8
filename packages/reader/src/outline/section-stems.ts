import { BARE_INGREDIENTS, BARE_STEPS } from '../vocabulary/bare-headings.ts';

/** What heads the ingredients, in bare text. */
export const INGREDIENTS = new RegExp(BARE_INGREDIENTS, 'gu');
/** What heads the steps, with the end of the word: "instructions". */
export const STEPS = new RegExp(`(?:${BARE_STEPS})[a-zà-ÿ]{0,8}`, 'gu');
