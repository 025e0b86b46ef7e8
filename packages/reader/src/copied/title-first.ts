import { amountStart } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { linesAboveLists } from '../card/zones/headed-lists.ts';
import { headingOf, headsList } from '../card/zones/headings.ts';
import { languageOf } from '../card/words/language.ts';
import { withoutOrigins } from '../card/zones/origin-line.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';
import { TITLE_MAX } from '../card/fields/tidy-title.ts';
import { isBesideTitle, isNoTitle } from './beside-title.ts';
import { namesFood } from '../foods/food-words.ts';
import { isSiteName, mayBeSiteName } from './site-name.ts';
import { shareOfDish, spokenStems, titleByDish } from './title-by-dish.ts';

/** A text that begins with its title. */
export interface TitleFirst {
  readonly lines: readonly SourceLine[];
  /** Another line may be the title just as well. */
  readonly isDoubtful: boolean;
}

interface Head {
  readonly lines: readonly SourceLine[];
  readonly candidates: readonly SourceLine[];
  /** The text below: what the recipe speaks of. */
  readonly dish: string;
  /** A heading tells where the lists begin. */
  readonly isHeaded: boolean;
}

interface Choice {
  readonly title: SourceLine;
  readonly isDoubtful: boolean;
}

const opensList = ({ text }: SourceLine): boolean =>
  amountStart(text) !== 'none' || headsList(text);

const mayBeTitle = ({ text }: SourceLine): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= TITLE_MAX &&
  headingOf(text, false) === null &&
  !factsOfLine(text).isAll;

function headOf(lines: readonly SourceLine[]): Head {
  const above = linesAboveLists(lines).length;
  const end = above > 0 ? above : lines.findIndex((line, at) => at > 0 && opensList(line));
  const head = lines.slice(0, Math.max(0, end));
  const dish = lines
    .slice(head.length)
    .map(({ text }) => text)
    .join('\n');
  const known = spokenStems(dish);
  // "Rezept von Omas Linsen" names a dish, "Rezept von Oma Erna" does not.
  const namesDish = ({ text }: SourceLine): boolean =>
    !isNoTitle(text) && shareOfDish(text, known) > 0;
  return {
    lines: head,
    candidates: withoutOrigins(head).filter(
      (line) => mayBeTitle(line) && (!isBesideTitle(line.text) || namesDish(line)),
    ),
    isHeaded: above > 0,
    dish,
  };
}

const NAME_WORDS_MAX = 10;
const isName = ({ text }: SourceLine): boolean =>
  /^[\p{Lu}\d"“„'‘]/u.test(text) &&
  !/[.!?:,;]$/u.test(text) &&
  text.split(' ').length <= NAME_WORDS_MAX;

/** "A warming soup with lentils" below a title tells what it is. */
const DESCRIBES =
  /^(?:an?|the|my|our|with|eine?|mit|der|die|das|een|met|une?|avec|una?|con|uma?|com|ett?|en|med|z|egy|for|für|from|serves?)\s/iu;

/** No more of the head follows in the same paragraph, unless it says who wrote it or how it was liked. */
function standsAlone(line: SourceLine, { lines }: Head): boolean {
  const next = lines[lines.indexOf(line) + 1];
  return !next || next.startsApart || isBesideTitle(next.text) || !mayBeTitle(next);
}

const isMarked = (line: SourceLine, { lines }: Head): boolean =>
  isBesideTitle(lines[lines.indexOf(line) + 1]?.text ?? '');

/** A name below the first line that names the dish better than others do. */
function rivalOf(first: SourceLine, head: Head, shareOf: (line: SourceLine) => number) {
  const mayFollow = isSiteName(first.text) || mayBeSiteName(first.text);
  const names = head.candidates.filter(
    (line) =>
      line !== first &&
      isName(line) &&
      (mayFollow || line.startsApart || isMarked(line, head)) &&
      standsAlone(line, head),
  );
  const [top] = names;
  return top && names.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a), top);
}

const HALF = 0.5;

/** The first line, unless it is whose page it is and a line below names the dish. */
function firstOrRival(first: SourceLine, head: Head): Choice {
  const known = spokenStems(head.dish);
  const shareOf = ({ text }: SourceLine): number => shareOfDish(text, known);
  const rival = rivalOf(first, head, shareOf);
  const sureOfFirst = { title: first, isDoubtful: false };
  if (!rival) return sureOfFirst;
  const marked = isMarked(rival, head);
  if (isSiteName(first.text)) return { title: rival, isDoubtful: shareOf(rival) === 0 && !marked };
  const language = languageOf(head.dish);
  const isNamed = shareOf(first) > 0 || namesFood(first.text, language);
  // Where nothing below speaks of either, the title is what can be eaten, or has its author and its stars below it.
  const isLikelier =
    !isNamed && ((marked && !isMarked(first, head)) || namesFood(rival.text, language));
  if (isLikelier && shareOf(rival) === 0) return { title: rival, isDoubtful: true };
  if (shareOf(rival) <= shareOf(first) || (isNamed && !marked)) return sureOfFirst;
  if (isNamed) return { title: first, isDoubtful: rival.startsApart };
  if (mayBeSiteName(first.text)) return { title: rival, isDoubtful: !marked };
  if (shareOf(rival) < HALF || DESCRIBES.test(rival.text)) return sureOfFirst;
  return { title: marked ? rival : first, isDoubtful: true };
}

/** Of a whole page the line that names the dish; where none does, any name of its head may be the title. */
function namedByDish(head: Head): Choice | null {
  const others = head.candidates.filter(({ text }) => !isSiteName(text));
  const candidates = others.length > 0 ? others : head.candidates;
  const title = titleByDish(candidates, head.dish)?.lines[0];
  if (!title) return null;
  const isUnspoken = shareOfDish(title.text, spokenStems(head.dish)) === 0;
  return { title, isDoubtful: isUnspoken && candidates.filter(isName).length > 1 };
}

/** Who wrote a recipe is no title, even where nothing else may be one. */
const isUnnamed = (line: SourceLine, { lines }: Head): boolean =>
  lines.includes(line) && isNoTitle(line.text);

/** The lines of a text without those above its title that are whose page it is, who wrote it and when. */
export function withTitleFirst(lines: readonly SourceLine[], isWholePage: boolean): TitleFirst {
  const head = headOf(lines);
  const [first] = head.candidates;
  if (!first) return { lines: lines.filter((line) => !isUnnamed(line, head)), isDoubtful: false };
  const choice = isWholePage ? namedByDish(head) : firstOrRival(first, head);
  const title = choice?.title ?? first;
  const at = lines.indexOf(title);
  // Right above a list without a heading who wrote it would pass for the first thing to buy.
  const end = head.isHeaded ? at : head.lines.length;
  const own = lines.filter(
    (line, index) =>
      !(index < end && line !== title && isBesideTitle(line.text)) &&
      !(index < at && head.candidates.includes(line)),
  );
  return { lines: own, isDoubtful: choice?.isDoubtful === true };
}
