import { isDuration } from '../../fields/duration.ts';

/** What stands in an element of its own, with more words right behind it: in the next element, or with a capital. */
const BEFORE_WORDS =
  />([^<>]{1,40})(?=<\/[a-z]{1,6}>(?:\p{Lu}|(?:<\/?[a-z][^<>]{0,300}>){1,4}\p{L}))/gu;
const REACH = 200;
const LONGEST_UNIT = 10;

const endsWithNumber = (markup: string): boolean =>
  /\d\s{0,3}(?:\p{L}{1,8}\s{0,3})?$/u.test(markup.replace(/<[^<>]{0,300}>?/g, ''));

/** Whether a text is a time, or the unit of the number before it. */
function isTime(text: string, before: string): boolean {
  if (/\d/.test(text)) return isDuration(text);
  return text.length <= LONGEST_UNIT && isDuration(`1 ${text}`) && endsWithNumber(before);
}

/** Some markup with a blank between each time and its name, which pages set apart by their looks alone: "30 mins", "Prep". */
export const withTimesBeforeNames = (markup: string): string =>
  markup.replace(BEFORE_WORDS, (all, text: string, at: number) =>
    isTime(text.trim(), markup.slice(Math.max(0, at - REACH), at)) ? `> ${text} ` : all,
  );
