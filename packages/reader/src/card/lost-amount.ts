import { LONE_MEASURE } from './written-measures.ts';

/** No more than one of a measure in the plural: a number or a part of it was lost. */
const LOST_WHOLE =
  /^(?:\d\/\d\s+(?:cups|pounds|lbs)|1\s+(?:cups|pounds|lbs|ounces|teaspoons|tablespoons|cloves|slices|cans|tins|stalks|sprigs|sticks))\b/iu;

/** A measure that stands alone has lost its number: the recogniser does not know signs such as ½. */
export const lacksNumber = (text: string): boolean => LONE_MEASURE.test(text);

/** Whether the number before a measure, or a part of it, was not read. */
export const hasLostAmount = (text: string): boolean => lacksNumber(text) || LOST_WHOLE.test(text);
