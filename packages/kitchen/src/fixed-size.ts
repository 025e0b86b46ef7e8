import type { Amount } from './amounts.ts';
import { CONTAINER_PATTERN } from './container-words.ts';
import { namesEach } from './each-piece.ts';
import type { UnitAfter } from './unit-after.ts';

/** What becomes of an amount: it follows the factor, is meant for one piece, or is no amount of the recipe. */
export type Fate = 'scaled' | 'share' | 'fixed';

const VESSELS =
  '(?:pan|dish|pot|casserole|saucepan|skillet|bowl|jug|basin|mou?ld|ramekin|tray|oven|cooker|processor|ladle|measure|scoop|flask|glass)(?:e?s)?|measuring';
const VESSEL_WORDS =
  'loaf|baking|cake|springform|round|square|pudding|bundt|muffin|pie|roasting|casserole|stock|heavy|large|small|deep|shallow|glass|ovenproof|non-?stick|slow|dutch|food|mixing|greased|lined|buttered|sauce|tetra';
const PIECES =
  '(?:piece|portion|ball|patty|chunk|cube|round|steak|fillet|lump|disc|serving|batch)(?:e?s)?|patties';
const WINDOW = 90;

/** A container, past a second measure: "400 g tin", "400 g (14 oz) tin", "400g/14oz can". */
const CONTAINER_AFTER = new RegExp(
  `^\\.?(?:\\s?\\)|\\s?\\([^()]{0,40}\\)|\\s?/\\s?[\\d.,/¼-¾]{1,8}\\s?[a-z]{1,8}){0,3}[\\s-]{0,3}(?:(?:${VESSEL_WORDS})[\\s-]{1,2}){0,2}(?:${CONTAINER_PATTERN}|(?:${VESSELS})\\b(?! (?:juices|drippings|sauce)))`,
  'i',
);
const PIECE_AFTER = new RegExp(`^\\.?\\s?(?:equal |even |sized ){0,2}(?:${PIECES})\\b`, 'i');
const FIXED_THING = new RegExp(`\\b(?:${CONTAINER_PATTERN}|(?:${VESSELS}|${PIECES})\\b)`, 'i');
const FIXED_BEFORE =
  /(?:\d\s?[x×*]\s{0,2}|\ban?\s{1,2}|\b(?:scoop|roll|shape|form)(?: out| up)? (?:about |roughly )?)$/i;
const CONTAINER_BEFORE = new RegExp(
  `\\b${CONTAINER_PATTERN} (?:\\(|at |of |(?:à |zu )?je |à )(?:about )?$`,
  'i',
);
// "split 4 buns and toast 2 at a time" says it of the 2 alone.
const IN_PARTS = /^\D*\bat a time\b/i;
const APIECE = /\bapiece\b/i;
const SHARED_SENTENCE =
  /^\s*(?:and |then )?(?:for|to|in|on|onto|into|with|fill|top|spread) (?:each|every)\b/i;
const VAGUE_AFTER = /^ or (?:two|three|so|more)\b/i;

function sentenceBefore(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - WINDOW), place);
  return before.split(/[.;:!?]\s|\n/).at(-1) ?? '';
}

/**
 * Why a measure stays as written although it is food: it is the share of one piece ("150 g each",
 * "for each pancake, 1/4 cup"), or a part of what is added ("1 tablespoon at a time").
 */
export function shareOf(
  text: string,
  amount: Amount,
  unit: Pick<UnitAfter, 'end'>,
): 'share' | 'fixed' | null {
  const rest = text.slice(unit.end, unit.end + WINDOW).replace(/\([^()]*\)/g, '');
  const [after = ''] = rest.split(/[.;:!?](?:\s|$)|[,)\n]/);
  const before = sentenceBefore(text, amount.start);
  const clause = before.split(',').at(-1) ?? '';
  const own = text.slice(amount.start, unit.end);
  if (IN_PARTS.test(after) || /\bat a time\b/i.test(clause)) return 'fixed';
  const isSaid = APIECE.test(after) || namesEach(clause + own + after);
  return isSaid || (SHARED_SENTENCE.test(before) && namesEach(before)) ? 'share' : null;
}

/** True when the measure is a share: "150 g each", "for each pancake, 1/4 cup". */
export function isShare(text: string, amount: Amount, unit: Pick<UnitAfter, 'end'>): boolean {
  return shareOf(text, amount, unit) !== null;
}

/** True for words that name a container, a vessel or a piece, whose size is that of one. */
export function namesFixedThing(words: string): boolean {
  return FIXED_THING.test(words);
}

/** True when the measure is the size of a tin or packet: "a 400 g tin". */
export function isContainerSize(text: string, unit: UnitAfter): boolean {
  return CONTAINER_AFTER.test(text.slice(unit.end, unit.end + WINDOW));
}

function isSizeOfThing(text: string, amount: Amount, unit: UnitAfter): boolean {
  const before = text.slice(Math.max(0, amount.start - 30), amount.start);
  const after = text.slice(unit.end, unit.end + WINDOW);
  return (
    unit.isHyphenated ||
    FIXED_BEFORE.test(before) ||
    CONTAINER_BEFORE.test(before) ||
    isContainerSize(text, unit) ||
    PIECE_AFTER.test(after) ||
    VAGUE_AFTER.test(after)
  );
}

/**
 * What becomes of a measure. It stays the same however much is cooked where it is the size of a
 * tin, a pan or one piece, a share ("150 g each", "2 tbsp per person"), or too vague to multiply
 * ("a cup or two").
 */
export function fateOfMeasure(text: string, amount: Amount, unit: UnitAfter): Fate {
  if (isSizeOfThing(text, amount, unit)) return 'fixed';
  return shareOf(text, amount, unit) ?? 'scaled';
}
