import { NUMBER_SIGN } from '../text/number-signs.ts';

const HOW = String.raw`(?:(?:finely|coarsely|thinly|freshly|fresh|grated|pared|squeezed|strained),? ){0,3}`;
const PART = `${HOW}(?:juice|zest|rind)`;
const NUMBER = String.raw`(?:${NUMBER_SIGN}|(?:half|one|two|three|four|six) )`;
const OF_UNSAID = new RegExp(
  String.raw`^(${PART}(?:(?: and| &| \+| plus) ${PART})?)(?: from)? (?=(?:about |around )?${NUMBER})`,
  'iu',
);

/** "Saft einer halben Orange": without its number it would say nothing of what the juice is of. */
const GENITIVE_PART = String.raw`(?:(?:fein|frisch|abgeriebene|geriebene|gepresster) ){0,3}(?:saft|schale|abrieb|mark)`;
const GENITIVE = new RegExp(
  String.raw`^(${GENITIVE_PART}(?:(?: und|,) ${GENITIVE_PART})?) (?=eine[rs] \p{L})`,
  'iu',
);

/** Few lines are of these, which is soon told. */
const MAY_LACK_OF = /juice|zest|rind|saft|schale|abrieb|mark/i;

/** "juice 1½ lemons", "finely grated zest from 1 lemon": the line as most would say it; null where it is none of these. */
export function withOfSaid(text: string, language: string): string | null {
  if (!MAY_LACK_OF.test(text)) return null;
  if (language === 'en' && OF_UNSAID.test(text)) return text.replace(OF_UNSAID, '$1 of ');
  return language === 'de' && GENITIVE.test(text) ? text.replace(GENITIVE, '$1 von ') : null;
}
