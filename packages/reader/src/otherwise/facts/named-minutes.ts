import { PARTS_OF_TOTAL, type PartOfTotal } from '../../fields/rest-of-total.ts';
import type { Finding } from '../../finding/finding.ts';
import { placesIn } from '../../text/places-in.ts';
import { mayBeginRange } from './said-minutes.ts';

/** How the words begin by which pages name these times; "przygotowanie" is no "gotowanie". */
const STEMS: Record<PartOfTotal, string> = {
  prepTime: 'prep|vorb|arbeitszeit|voorb|prépar|förb|forb|przyg|előkész',
  cookTime:
    'cook|bak|koch|garzeit|kook|cuisson|cocci|coz|cottura|tillag|kok|kog|tilbered|(?<!przy)gotow|piecz|főz|süt',
};

/** How the words begin in which time is counted. */
const UNIT = '[mhsuotgóp]';
const namedBy = (stems: string): string => String.raw`(?:${stems})\p{L}{0,14}(\d{1,3})(${UNIT})`;

/** With the number and its unit behind them. */
const NAMED: Record<PartOfTotal, RegExp> = {
  prepTime: new RegExp(namedBy(STEMS.prepTime), 'gu'),
  cookTime: new RegExp(namedBy(STEMS.cookTime), 'gu'),
};
/** The same at the end of a text. One right behind another number may be lost to the unit of that, which takes its first letter. */
const ENDS_NAMED: Record<PartOfTotal, RegExp> = {
  prepTime: new RegExp(String.raw`(?<!\d)${namedBy(STEMS.prepTime)}$`, 'u'),
  cookTime: new RegExp(String.raw`(?<!\d)${namedBy(STEMS.cookTime)}$`, 'u'),
};
/** No name with its number takes more letters, with what is looked for before it. */
const LONGEST_NAMED = 50;
const MOST_PLACES = 8;
/** Behind a name, be it the beginning of a longer one: the number of a time, or of both ends of one. */
const NUMBER_BEHIND = new RegExp(String.raw`\p{L}{0,8}(\d{1,6})${UNIT}`, 'uy');
/** Of a name: that of a dish may begin alike. */
const MOST_NAMED = 40;

/** Whether what stands behind a name may be so many minutes: of more than an hour its hours are enough. */
const mayBe = (minutes: number, number: number, unit: string): boolean =>
  unit === 'm' || unit === 'p' ? number === minutes : number === Math.floor(minutes / 60);

/** The name right behind which a bare text gives the minutes of the data, as most do; null for none. */
function nameOfMinutes(text: string, field: PartOfTotal, minutes: number): string | null {
  const written = `${minutes}m`;
  for (const at of placesIn(text, written, MOST_PLACES)) {
    const end = at + written.length;
    const named = ENDS_NAMED[field].exec(text.slice(Math.max(0, end - LONGEST_NAMED), end));
    if (Number(named?.[1]) === minutes) return named?.[0].slice(0, -written.length) ?? null;
  }
  return null;
}

function numberBehind(text: string, at: number): number | null {
  NUMBER_BEHIND.lastIndex = at;
  const [, number] = NUMBER_BEHIND.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}

/** Whether a bare text gives other times as well by the name by which it gives the minutes of the data. */
function comesAgain(name: string, text: string, minutes: number): boolean {
  for (const at of placesIn(text, name, MOST_NAMED)) {
    const number = numberBehind(text, at + name.length);
    if (number !== null && number !== minutes) return true;
  }
  return false;
}

/** Whether a bare text gives times by a name, and not only the minutes of the data. */
function namesOthers(text: string, field: PartOfTotal, minutes: number): boolean {
  const name = nameOfMinutes(text, field, minutes);
  if (name !== null) return comesAgain(name, text, minutes);
  const named = [...text.matchAll(NAMED[field])];
  return (
    named.length > 0 && !named.some(([, number, unit = '']) => mayBe(minutes, Number(number), unit))
  );
}

/** Whether times that are alike are said once alone, for the one or for the other. */
const mayBeSaidOnce = ({ prepTime, cookTime }: Finding, text: string): boolean =>
  prepTime !== null &&
  prepTime.minutes === cookTime?.minutes &&
  [...placesIn(text, `${prepTime.minutes}m`, 2)].length < 2;

/** Whether a bare text that says the minutes of both times may still give another by a name: worth a closer look. */
export const mayNameOther = (recipe: Finding, above: string): boolean =>
  mayBeSaidOnce(recipe, above) ||
  PARTS_OF_TOTAL.some((field) => {
    const minutes = recipe[field]?.minutes;
    if (minutes === undefined) return false;
    return namesOthers(above, field, minutes) || mayBeginRange(above, minutes);
  });
