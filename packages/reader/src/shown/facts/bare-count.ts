import { RANGE_WORDS } from '../../vocabulary/number-words.ts';

const COUNT = String.raw`^\d{1,3}(?:\s*(?:[-–]|${RANGE_WORDS})\s*\d{1,3})?`;

/** A number alone, or both ends of a range: "6", "20 to 22". */
export const BARE_COUNT = new RegExp(`${COUNT}$`, 'iu');

/** The same with what it counts: "22 cookies". */
export const COUNT_WITH_WORDS = new RegExp(String.raw`${COUNT}\s\p{L}[\p{L}\s-]{1,28}$`, 'iu');
