import { editDistance } from '../../text/edit-distance.ts';
import { fold } from '../words/fold.ts';
import { CARD_LANGUAGES, wordsOf } from '../words/vocabulary.ts';

type HeadingKind = 'ingredients' | 'directions' | 'notes';

export interface Heading {
  kind: HeadingKind;
  /** What follows on the same line: "Ingredients: flour, eggs". */
  rest: string;
}

const LISTS = [
  ['ingredients', 'ingredientHeadings'],
  ['directions', 'directionHeadings'],
  ['notes', 'noteHeadings'],
] as const;

const KINDS = new Map<string, HeadingKind>(
  CARD_LANGUAGES.flatMap((language) =>
    LISTS.flatMap(([kind, list]) => wordsOf(language, list).map((words) => [words, kind] as const)),
  ),
);

const FRAME = /^[\s#*_=~¿•·-]+|(?<![\s#*_=~:.?!–—-])[\s#*_=~:.?!–—-]+$/gu;
/** "Ingredients for 4 people", "Zutaten (für 2)", "Ingredients — serves 6". */
const TAIL =
  /\s*(?:[([–—-].*|(?:for|fur|voor|pour|para|per|til|till|for|na|dla|do)\s.{1,50}|x?\s*(?<!\d)\d+\s*\S{0,12})$/u;
/** Far more than the longest heading and its tail: what follows cannot make a heading of a line. */
const HEADING_MAX = 300;
const FIRST_SENTENCE_WORDS_MAX = 4;

function kindOf(text: string): HeadingKind | null {
  const bare = fold(text.slice(0, HEADING_MAX)).trim().replace(FRAME, '');
  return KINDS.get(bare) ?? KINDS.get(bare.replace(TAIL, '').replace(FRAME, '')) ?? null;
}

/** A heading some letters of which were misread. */
function blurredKind(words: string): HeadingKind | null {
  const bare = words.replace(FRAME, '').replaceAll('|', 'l');
  if (bare.length < 5) return null;
  for (const [heading, kind] of KINDS) {
    if (heading.length < 6 || kind === 'notes') continue;
    const share = heading.length > 8 && !bare.includes(' ') ? 0.3 : 0.26;
    const limit = heading.length < 8 ? 1 : share * heading.length;
    if (editDistance(bare, heading, limit) <= limit) return kind;
  }
  return null;
}

/** Whether a heading only names its part; "Ingredients for a large tin" says more. */
export function isBareHeading(text: string): boolean {
  const folded = fold(text).trim();
  return KINDS.has(folded.replace(FRAME, '')) || blurredKind(folded) !== null;
}

/** Which part of a recipe a line opens, if any. */
export function headingOf(text: string, isPhotographed: boolean): Heading | null {
  const whole = kindOf(text);
  if (whole) return { kind: whole, rest: '' };
  const colon = text.search(/[:：]/u);
  if (colon > 0) {
    const label = text.slice(0, colon);
    const kind = label.split(/\s+/u).length <= FIRST_SENTENCE_WORDS_MAX ? kindOf(label) : null;
    if (kind) return { kind, rest: text.slice(colon + 1).trim() };
  }
  if (!isPhotographed) return null;
  const folded = fold(text).trim();
  if (folded.length > 24) return null;
  const blurred = blurredKind(folded);
  return blurred ? { kind: blurred, rest: '' } : null;
}

/** Whether a typed line heads one of the two lists of a recipe. */
export const headsList = (text: string): boolean =>
  ['ingredients', 'directions'].includes(headingOf(text, false)?.kind ?? '');
