import { IN_HALVES, LONE_MEASURE, PLURAL_MEASURES } from '../words/written-measures.ts';

/** No more than one of a measure in the plural: a number or a part of it was lost. */
const LOST_WHOLE = new RegExp(
  String.raw`^(?:\d\/\d\s+(?:${IN_HALVES})|1\s+(?:${PLURAL_MEASURES}))\b`,
  'iu',
);

/** A measure that stands alone has lost its number: the recogniser does not know signs such as ½. */
export const lacksNumber = (text: string): boolean => LONE_MEASURE.test(text);

/** Whether the number before a measure, or a part of it, was not read. */
export const hasLostAmount = (text: string): boolean => lacksNumber(text) || LOST_WHOLE.test(text);
