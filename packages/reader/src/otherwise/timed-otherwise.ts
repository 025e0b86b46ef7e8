import type { Timing } from '../fields/duration.ts';
import { isLowerEndOf } from '../fields/upper-ends.ts';
import type { Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { mayTellTimes } from '../shown/may-state-times.ts';
import { hasDigit } from '../shown/fact-rows.ts';
import { rowsAbove, timedRowsAbove } from '../shown/rows-above.ts';
import { rowsBelow, textBelow } from '../shown/rows-below.ts';
import { firstSeen, type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { type LabelledTimes, labelledTimes, namedTimes } from '../shown/stated-times.ts';
import { topsOfList } from '../shown/tops-of-list.ts';
import { textAbove } from '../shown/text-above.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { isOtherMaking, mayHoldRest } from './making-otherwise.ts';
import { mayBeginRange, mayMean, saysMinutes } from './said-minutes.ts';
import { timedTwice } from './timed-twice.ts';
import { statedWithoutUnit } from './times-without-unit.ts';
import { type PlaceOfTimes, totalOtherwise } from './total-otherwise.ts';

const FIELDS = ['prepTime', 'cookTime'] as const;
type Field = (typeof FIELDS)[number];

/** Whether a time that the page states is none of both that the data gives, by whatever name; its total is another. */
function isOther(field: Field, stated: LabelledTimes, { prepTime, cookTime }: Finding): boolean {
  const time = stated[field];
  if (!time) return false;
  return ![prepTime, cookTime].some((each) => each !== null && mayMean(time, each.minutes));
}

/** Whether a bare text gives the sum of the times: how it divides, pages tell in many ways. */
function saysTotal(text: string, { prepTime, cookTime, totalTime }: Finding): boolean {
  if (!prepTime || !cookTime || totalTime?.minutes !== prepTime.minutes + cookTime.minutes)
    return false;
  return saysMinutes(text, totalTime.minutes);
}

interface Place extends PlaceOfTimes {
  /** Whether it is the head of the recipe: elsewhere, totals are those of other dishes, too. */
  isHead: boolean;
}

type Times = Partial<Record<Field, Timing>>;

/** Whether the page names both times, and they leave room for no other: all of its sum is in them. */
const fillTotal = ({ prepTime, cookTime }: Times, { totalTime }: Finding): boolean =>
  prepTime !== undefined &&
  cookTime !== undefined &&
  prepTime.minutes + cookTime.minutes >= (totalTime?.minutes ?? 0);

/** How the words begin by which pages name these times; "przygotowanie" is no "gotowanie". */
const STEMS: Record<Field, string> = {
  prepTime: 'prep|vorb|arbeitszeit|voorb|prépar|förb|forb|przyg|előkész',
  cookTime:
    'cook|bak|koch|garzeit|kook|cuisson|cocci|coz|cottura|tillag|kok|kog|tilbered|(?<!przy)gotow|piecz|főz|süt',
};

/** With what words begin by which time is counted. */
const UNIT = '[mhsuotgóp]';
const namedBy = (stems: string): string => String.raw`(?:${stems})\p{L}{0,14}(\d{1,3})(${UNIT})`;

/** With the number and its unit behind them. */
const NAMED: Record<Field, RegExp> = {
  prepTime: new RegExp(namedBy(STEMS.prepTime), 'gu'),
  cookTime: new RegExp(namedBy(STEMS.cookTime), 'gu'),
};
/** The same at the end of a text. One right behind another number may be lost to the unit of that, which takes its first letter. */
const ENDS_NAMED: Record<Field, RegExp> = {
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
function nameOfMinutes(text: string, field: Field, minutes: number): string | null {
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

/** Whether a bare text gives times by a name, and not only the minutes of the data. */
function namesOthers(text: string, field: Field, minutes: number): boolean {
  const name = nameOfMinutes(text, field, minutes);
  if (name !== null)
    return [...placesIn(text, name, MOST_NAMED)].some((at) => {
      const number = numberBehind(text, at + name.length);
      return number !== null && number !== minutes;
    });
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
const mayNameOther = (recipe: Finding, above: string): boolean =>
  mayBeSaidOnce(recipe, above) ||
  FIELDS.some((field) => {
    const minutes = recipe[field]?.minutes;
    if (minutes === undefined) return false;
    return namesOthers(above, field, minutes) || mayBeginRange(above, minutes);
  });

/** The times of the data that the page gives otherwise by name, where its other one is the same: it is of this dish. */
function besideTheSame(recipe: Finding, stated: Times): [Field, Timing][] {
  const isSame = (field: Field): boolean => {
    const [time, own] = [stated[field], recipe[field]];
    return time !== undefined && own !== null && mayMean(time, own.minutes);
  };
  const [prep, cook] = [stated.prepTime, stated.cookTime];
  if (!prep || !cook || !recipe.prepTime || !recipe.cookTime) return [];
  if (isSame('cookTime') && !isSame('prepTime')) return [['prepTime', prep]];
  return isSame('prepTime') && !isSame('cookTime') ? [['cookTime', cook]] : [];
}

/** The times that the page gives as ranges of which the data has the lower end. */
const longerOnPage = (recipe: Finding, stated: Times): [Field, Timing][] =>
  FIELDS.flatMap((field): [Field, Timing][] => {
    const [time, own] = [stated[field], recipe[field]];
    return time && own && isLowerEndOf(time, own.minutes) ? [[field, time]] : [];
  });

/** The times that rows give twice by one name, once otherwise than the data; above the name of the dish they are of others. */
function twiceIn(rows: readonly string[], recipe: Finding): [Field, string][] {
  const name = bareOf(recipe.title);
  const own = rows.slice(
    Math.max(0, name === '' ? 0 : rows.findIndex((row) => bareOf(row) === name)),
  );
  return FIELDS.flatMap((field): [Field, string][] => {
    const minutes = recipe[field]?.minutes;
    const text = minutes === undefined ? null : timedTwice(own, field, minutes);
    return text === null ? [] : [[field, text]];
  });
}

/** Whether the page gives the times of the data each by the name of the other. */
const areSwapped = ({ prepTime, cookTime }: Finding, stated: Times): boolean =>
  prepTime !== null &&
  cookTime !== null &&
  prepTime.minutes !== cookTime.minutes &&
  stated.prepTime?.minutes === cookTime.minutes &&
  stated.cookTime?.minutes === prepTime.minutes;

/** Above the ingredients, above the steps, and below these. */
function* placesOfTimes(recipe: Finding, page: ScannedPage): Generator<Place> {
  const { title, ingredients, steps } = recipe;
  const { shown } = page;
  const name = bareOf(title);
  const above = (first: SeenLine, isHead: boolean): Place => ({
    text: textAbove(first, shown),
    rows: () => rowsAbove(first, page, (bare) => hasDigit(bare) || bare === name),
    isHead,
  });
  const head = firstSeen([ingredients, steps], shown);
  if (head) yield above(head, true);
  const step = firstSeen([steps], shown);
  if (step && step.at !== head?.at) yield above(step, false);
  for (const top of topsOfList(recipe, shown)) if (top.at !== head?.at) yield above(top, true);
  const last = seenLines(steps, shown).findLast(({ at }) => at >= 0);
  if (last) yield { text: textBelow(last, page), rows: () => rowsBelow(last, page), isHead: false };
  const rows = head === undefined ? [] : timedRowsAbove(head, page);
  if (rows.length > 0) yield { text: bareOf(rows.join(' ')), rows: () => rows, isHead: true };
}

/** What a place says where it gives only other times than the data, or turns them round; null where it gives none. */
function otherwiseIn({ text, rows }: PlaceOfTimes, recipe: Finding): Map<Field, string> | null {
  if (!mayTellTimes(text)) return null;
  const found = new Map<Field, string>();
  const unsaid = FIELDS.filter((field) => {
    const time = recipe[field];
    return time !== null && time.disputed !== true && !saysMinutes(text, time.minutes);
  });
  if (unsaid.length === 0 && !mayNameOther(recipe, text)) return found;
  const labelled = labelledTimes(rows());
  const stated = namedTimes(labelled);
  for (const field of unsaid) {
    const minutes = recipe[field]?.minutes ?? 0;
    const words = stated[field] ? null : statedWithoutUnit(rows(), field, minutes);
    if (words !== null) found.set(field, words);
  }
  if (!stated.prepTime && !stated.cookTime) return found.size > 0 ? found : null;
  if (areSwapped(recipe, stated))
    for (const field of FIELDS) found.set(field, stated[field]?.text ?? '');
  for (const [field, words] of twiceIn(rows(), recipe)) found.set(field, words);
  for (const [field, time] of [...besideTheSame(recipe, stated), ...longerOnPage(recipe, stated)])
    found.set(field, time.text);
  if (saysTotal(text, recipe) && !fillTotal(stated, recipe)) return found;
  for (const field of unsaid) {
    if (isOther(field, stated, recipe)) found.set(field, stated[field]?.text ?? '');
  }
  const making = stated.prepTime || mayHoldRest(text) ? undefined : labelled.makingTime;
  if (making && unsaid.includes('prepTime') && isOtherMaking(making, stated.cookTime, recipe))
    found.set('prepTime', making.text);
  return found;
}

/** What the page says beside its lists, in the first place where it gives times, where these are others than those of its data. */
export function timedOtherwise(recipe: Finding, page: ScannedPage): Map<Field, string> {
  if (FIELDS.every((field) => recipe[field] === null)) return new Map();
  for (const place of placesOfTimes(recipe, page)) {
    const found = otherwiseIn(place, recipe);
    if (found) return found;
    const total = place.isHead ? totalOtherwise(place, recipe) : null;
    if (total !== null) return new Map([['cookTime', total]]);
  }
  return new Map();
}
