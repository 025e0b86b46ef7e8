import type { Timing } from '../../fields/duration.ts';
import { PARTS_OF_TOTAL, type PartOfTotal } from '../../fields/rest-of-total.ts';
import { isLowerEndOf } from '../../fields/upper-ends.ts';
import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { mayTellTimes } from '../../shown/facts/may-state-times.ts';
import { hasDigit } from '../../shown/facts/fact-rows.ts';
import { rowsAbove, timedRowsAbove } from '../../shown/facts/rows-above.ts';
import { rowsBelow, textBelow } from '../../shown/facts/rows-below.ts';
import { maySpellTime } from '../../shown/facts/spelled-times.ts';
import { firstSeen, type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { type LabelledTimes, labelledTimes, namedTimes } from '../../shown/facts/stated-times.ts';
import { topsOfList } from '../../shown/lists/tops-of-list.ts';
import { textAbove } from '../../shown/facts/text-above.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { belowName } from './below-name.ts';
import { isOtherMaking, mayHoldRest } from './making-otherwise.ts';
import { mayNameOther } from './named-minutes.ts';
import { mayMean, saysMinutes } from './said-minutes.ts';
import { timedTwice } from './timed-twice.ts';
import { statedWithoutUnit } from './times-without-unit.ts';
import { type PlaceOfTimes, totalOtherwise, wholeOtherwise } from './total-otherwise.ts';

/** Whether a time that the page states is none of both that the data gives, by whatever name; its total is another. */
function isOther(
  field: PartOfTotal,
  stated: LabelledTimes,
  { prepTime, cookTime }: Finding,
): boolean {
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

type Times = Partial<Record<PartOfTotal, Timing>>;

/** Whether the page names both times, and they leave room for no other: all of its sum is in them. */
const fillTotal = ({ prepTime, cookTime }: Times, { totalTime }: Finding): boolean =>
  prepTime !== undefined &&
  cookTime !== undefined &&
  prepTime.minutes + cookTime.minutes >= (totalTime?.minutes ?? 0);

/** The times of the data that the page gives otherwise by name, where its other one is the same: it is of this dish. */
function besideTheSame(recipe: Finding, stated: Times): [PartOfTotal, Timing][] {
  const isSame = (field: PartOfTotal): boolean => {
    const [time, own] = [stated[field], recipe[field]];
    return time !== undefined && own !== null && mayMean(time, own.minutes);
  };
  const [prep, cook] = [stated.prepTime, stated.cookTime];
  if (!prep || !cook || !recipe.prepTime || !recipe.cookTime) return [];
  if (isSame('cookTime') && !isSame('prepTime')) return [['prepTime', prep]];
  return isSame('prepTime') && !isSame('cookTime') ? [['cookTime', cook]] : [];
}

/** The times that the page gives as ranges of which the data has the lower end. */
const longerOnPage = (recipe: Finding, stated: Times): [PartOfTotal, Timing][] =>
  PARTS_OF_TOTAL.flatMap((field): [PartOfTotal, Timing][] => {
    const [time, own] = [stated[field], recipe[field]];
    return time && own && isLowerEndOf(time, own.minutes) ? [[field, time]] : [];
  });

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
    rows: once(() =>
      belowName(
        rowsAbove(first, page, (bare) => hasDigit(bare) || bare === name || maySpellTime(bare)),
        title,
      ),
    ),
    isHead,
  });
  const head = firstSeen([ingredients, steps], shown);
  if (head) yield above(head, true);
  const step = firstSeen([steps], shown);
  if (step && step.at !== head?.at) yield above(step, false);
  for (const top of topsOfList(recipe, shown)) if (top.at !== head?.at) yield above(top, true);
  const last = seenLines(steps, shown).findLast(({ at }) => at >= 0);
  if (last)
    yield { text: textBelow(last, page), rows: once(() => rowsBelow(last, page)), isHead: false };
  const rows = head === undefined ? [] : belowName(timedRowsAbove(head, page), title);
  if (rows.length > 0) yield { text: bareOf(rows.join(' ')), rows: () => rows, isHead: true };
}

/** What a place says where it gives only other times than the data, or turns them round; null where it gives none. */
function otherwiseIn(
  { text, rows }: PlaceOfTimes,
  recipe: Finding,
): Map<PartOfTotal, string> | null {
  if (!mayTellTimes(text)) return null;
  const found = new Map<PartOfTotal, string>();
  const unsaid = PARTS_OF_TOTAL.filter((field) => {
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
    for (const field of PARTS_OF_TOTAL) found.set(field, stated[field]?.text ?? '');
  for (const [field, words] of timedTwice(rows(), recipe)) found.set(field, words);
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

/** What the page says of the work and the cooking in the first place where it gives times. */
function partsOtherwise(recipe: Finding, page: ScannedPage): Map<PartOfTotal, string> {
  if (PARTS_OF_TOTAL.every((field) => recipe[field] === null)) return new Map();
  for (const place of placesOfTimes(recipe, page)) {
    const found = otherwiseIn(place, recipe);
    if (found) return found;
    const total = place.isHead ? totalOtherwise(place, recipe) : null;
    if (total !== null) return new Map([total]);
  }
  return new Map();
}

/** What the page says of the whole time at its head, where the data leaves a part to be worked out of it. */
function wholeAtHead(recipe: Finding, page: ScannedPage): string | null {
  const { prepTime, cookTime, totalTime } = recipe;
  if (!totalTime || (prepTime && cookTime)) return null;
  if (totalTime.minutes <= ((prepTime ?? cookTime)?.minutes ?? 0)) return null;
  const [head] = placesOfTimes(recipe, page);
  return head ? wholeOtherwise(head, totalTime.minutes) : null;
}

/** What the page says beside its lists where it gives times, and these are others than those of its data. */
export function timedOtherwise(
  recipe: Finding,
  page: ScannedPage,
): Map<PartOfTotal | 'totalTime', string> {
  const found = new Map<PartOfTotal | 'totalTime', string>(partsOtherwise(recipe, page));
  const whole = wholeAtHead(recipe, page);
  if (whole !== null) found.set('totalTime', whole);
  return found;
}
