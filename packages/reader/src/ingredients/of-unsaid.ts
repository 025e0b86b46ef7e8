import { NUMBER_SIGN } from '../text/number-signs.ts';

const HOW = String.raw`(?:(?:finely|coarsely|thinly|freshly|fresh|grated|pared|squeezed|strained),? ){0,3}`;
const PART = `${HOW}(?:juice|zest|rind)`;
const NUMBER = String.raw`(?:${NUMBER_SIGN}|(?:half|one|two|three|four|six) )`;
const OF_UNSAID = new RegExp(
  String.raw`^(${PART}(?:(?: and| &| \+| plus) ${PART})?)(?: from)? (?=(?:about |around )?${NUMBER})`,
  'iu',
);

/** "juice 1½ lemons", "finely grated zest from 1 lemon": the line as most would say it; null where it is none of these. */
export const withOfSaid = (text: string): string | null =>
  OF_UNSAID.test(text) ? text.replace(OF_UNSAID, '$1 of ') : null;
