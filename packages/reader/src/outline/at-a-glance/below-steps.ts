import { tellsToDo } from '../../lines/tells-to-do.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { endsSentence } from '../../lines/step-ends.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { isRemark } from '../../vocabulary/remark-words.ts';
import { headingKind, namesSection } from '../../vocabulary/section-words.ts';
import { NAMES_MAX } from '../left-out.ts';
import { itemKindOf } from '../rows/marked-item.ts';
import { headingRank } from '../rows/outline-row.ts';
import { wordsOfItem } from './item-words.ts';
import { mayTellStep } from './step-texts.ts';
import type { StepsOnPage } from './steps-on-page.ts';

const BEHIND = 4_000;
/** More letters than headings have stand between lists that do not go on with each other. */
const APART = 200;
const LIST_CLOSED = /<\/([uo]l)\b/gi;
const LIST_OPENED = /<([uo]l)\b/gi;

const namesIn = (tag: RegExp, markup: string): string[] =>
  [...markup.matchAll(tag)].map(([, name = '']) => name.toLowerCase());

/** Whether what stands between two items closes the list of the first for good: no more parts of it stand below a note, or a list of another kind. */
function endsSteps(between: string): boolean {
  const closed = namesIn(LIST_CLOSED, between);
  const opened = namesIn(LIST_OPENED, between).at(-1);
  if (closed.length === 0) return false;
  if (opened !== undefined && !closed.includes(opened)) return true;
  const rows = [...shownRows(between)];
  return (
    rows.length > NAMES_MAX ||
    rows.some(
      ({ tag, text }) =>
        headingRank(tag, text) === 0 || headingKind(text) !== null || isRemark(text),
    )
  );
}

/**
 * Whether an item of a list that stands below the last declared step may be another.
 * Below steps that are no items stands too much else.
 */
export function mayTellMore(
  { run: { to: stepsEnd }, areSentences, areListsApart, mayBeListedElsewhere }: StepsOnPage,
  page: ScannedPage,
): boolean {
  const { shown, markup, places, items } = page;
  if (stepsEnd >= shown.length) return false;
  const last = items.around(places.of(stepsEnd - 1).markupAt);
  if (!last) return false;
  const lookEnd = last.to + BEHIND;
  const kindOf = (item: Span): string => itemKindOf(markup.slice(item.from, item.to));
  const isMarkedStep = (item: Span, words: string): boolean =>
    namesSection(kindOf(item), 'steps') && kindOf(item) === kindOf(last) && tellsToDo(words);
  let told = stepsEnd;
  let above = last.to;
  let isDoubtful = false;
  for (const item of items.within({ from: last.to, to: lookEnd })) {
    const { from, to } = item;
    if (places.behind(from) - told > APART) break;
    if (areListsApart && endsSteps(markup.slice(above, from))) return mayBeListedElsewhere();
    told = places.behind(to);
    above = to;
    // What goes on where the look ends may be a long step.
    if (to >= lookEnd) return true;
    const words = wordsOfItem(item, page);
    if (!endsSentence(words)) {
      if (isMarkedStep(item, words)) return true;
      continue;
    }
    if (!areListsApart || mayTellStep(words, { areSentences, isLast: true })) return true;
    isDoubtful = true;
  }
  return isDoubtful && mayBeListedElsewhere();
}
