import { readTiming, type Timing } from '../../fields/duration.ts';
import { inFigures } from '../../fields/spoken-duration.ts';
import { TO_WORDS } from '../../vocabulary/number-words.ts';
import { timeIn, type TimeName } from './labelled-time.ts';

const GAP = String.raw`[\s-]?`;
/** Parts of an hour in words, as they are written and in bare text. */
const PART_OF_HOUR = new RegExp(
  [
    `half${GAP}(?:an?${GAP})?hour`,
    `quarters?${GAP}of${GAP}an${GAP}hour`,
    `halbe${GAP}stunde`,
    'viertelstunde',
    `half${GAP}uur`,
    'kwartier',
    `demi${GAP}e?${GAP}heure`,
    `quarts?${GAP}d[’']?heure`,
    `media${GAP}hora`,
    `cuartos?${GAP}de${GAP}hora`,
    `meia${GAP}hora`,
    `mezz[’']?${GAP}ora`,
    "un[’']?ora",
    `quart[oi]${GAP}d[’']?ora`,
    `halv${GAP}tim`,
    `pół${GAP}godziny`,
    `fél${GAP}óra`,
  ].join('|'),
  'iu',
);

/** Whether a text, be it bare, may say in words how long something takes, which is sooner told than what it says. */
export const maySpellTime = (text: string): boolean => PART_OF_HOUR.test(text);

/** "Half an hour to an hour", in figures: either end may be meant. */
const RANGE = new RegExp(String.raw`\d\s?\p{L}+\s(?:${TO_WORDS})\s\d`, 'u');

/** The time that a line of words alone labels: "Prep: half an hour"; null for a range. */
export function spelledTime(line: string): [TimeName, Timing] | null {
  if (!maySpellTime(line)) return null;
  const figures = inFigures(line.toLowerCase());
  if (RANGE.test(figures)) return null;
  const [name] = timeIn(figures) ?? [];
  const time = readTiming(line);
  return name === undefined || time === null ? null : [name, time];
}
