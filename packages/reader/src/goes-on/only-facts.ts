import { statesOnlyFacts } from '../shown/facts/facts-in-row.ts';

/** Behind a number, a point may shorten the word: "1 godz.", "20 Min." */
const SHORTENED = /(?<=\d\s?(?:godz|min|mins|std|hrs?|tim))\.$/iu;

/** Whether a line beside the steps is nothing but times, portions and the like, though a point ends it. */
export const tellsOnlyFacts = (line: string): boolean =>
  statesOnlyFacts(line.replace(SHORTENED, ''));
