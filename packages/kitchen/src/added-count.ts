import { isArticle, isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { isShare } from './fixed-size.ts';
import type { UnitAfter } from './unit-after.ts';

const ADDING =
  'add|adding|stir|mix|whisk|combine|beat|pour|sprinkle|scatter|toss|melt|put|crush|chop|mince|grate|dice|tear|crumble|blend|blitz|fold|tip|throw|drop|rub|heat|warm|fry|soften|open|drain|rinse|use|drizzle|squeeze|dissolve|soak|peel|top|season|garnish|brown|simmer|infuse';
const FILLERS =
  'together|over|through|about|around|roughly|approximately|finely|thinly|gently|lightly|quickly|slowly|briefly|up|out|down|another|also|first|only|just|at least|up to';
const ADDS_IN = 'add|stir|mix|whisk|beat|pour|toss|fold|tip|throw|drop|rub|melt|sprinkle|blend';

const ADDED_HERE = new RegExp(
  `\\b(?:(?:${ADDS_IN}) in|(?:${ADDING}))(?: (?:${FILLERS})){0,3}\\s{1,2}$|\\b(?:${ADDING})\\b[^.;]{0,60}\\bwith(?: (?:${FILLERS}))?\\s{1,2}$`,
  'i',
);
const ADDED_EARLIER = new RegExp(`\\b(?:${ADDING})\\b`, 'i');
const PARTED = /\b(?:into|between|among)\b/i;
// What a recipe is divided, shaped or served into is no amount to add.
const NOT_ADDED =
  /^\s*(?:then )?(?:cut|divide|shape|form|roll|split|slice|make|serve|bake|place|arrange|spread|fill|line|grease|butter|halve|quarter|separate|cool|store|repeat)\b/i;
const CONTINUES = new RegExp(`^\\s*(?:(?:then|also|${FILLERS})\\s+)*$`, 'i');
const LIST_BREAK = /,|\b(?:and|plus|or)\b|[&+]/i;
const WINDOW = 240;

// Words for what a dish or dough is parted into, or what it is cooked in.
const NEVER_ADDED = new Set(
  'piece half portion serving square round part chunk strip wedge batch recipe ball sheet roll'.split(
    ' ',
  ),
);
const NO_FOOD_AFTER = /^\s(?:in|on|onto|into|to|under|over|side|upside|with|for|at)\b/i;
const FOOD_AFTER = /^ (?!(?:and|or|then|in|on|to|with)\b)\p{L}/iu;
const HANDLED = /\b(?:put|heat|warm|use|top|rinse|drop)\b/i;
const COOKED_IN = /^(?:pot|tray)s?$/i;
const TOOL_AFTER = /^\s?-?(?:blender|mixer|opener|press|foil)\b/i;
const SIZE_OF_EACH = /^\s(?:of|at|à)\s[\d.,/]{1,8}\s?[a-z]{1,8}\b/i;

function clausesBefore(text: string, place: number): string[] {
  const before = text.slice(Math.max(0, place - WINDOW), place).replace(/\([^()]*\)/g, '');
  const sentence = before.split(/[.;!?]\s|\n/).at(-1) ?? '';
  return sentence.split(LIST_BREAK);
}

/** True where a list of what is added goes on: "Add 3 cloves garlic, 2 slices bread". */
function isInList(clauses: readonly string[]): boolean {
  for (const clause of clauses.toReversed()) {
    if (PARTED.test(clause) || NOT_ADDED.test(clause)) return false;
    if (ADDED_EARLIER.test(clause)) return true;
  }
  return false;
}

/** True for a place that a verb of adding leads to, at once or in a list. */
export function isAdded(text: string, place: number): boolean {
  const clauses = clausesBefore(text, place);
  // "2 forks (or 1 stick)": inside a bracket nothing is added to the list.
  if (clauses.some((clause) => clause.includes('('))) return false;
  const last = clauses.pop() ?? '';
  return CONTINUES.test(last) ? isInList(clauses) : ADDED_HERE.test(last);
}

/** True for a count of kitchen units that the direction adds: "stir in 2 slices bread", "add 1 tin of beans". */
export function isAddedCount(text: string, amount: Amount, unit: UnitAfter): boolean {
  const after = text.slice(unit.end, unit.end + 60);
  if (unit.unit.kind === 'food' || NEVER_ADDED.has(unit.unit.singular)) return false;
  if (TOOL_AFTER.test(after) || (isWeak(amount) && !isPlainArticle(amount, unit, after))) {
    return false;
  }
  const [size = ''] = SIZE_OF_EACH.exec(after) ?? [];
  if (size === '' && isShare(text, amount, unit)) return false;
  if (!isAdded(text, amount.start)) return false;
  const before = text.slice(Math.max(0, amount.start - 24), amount.start);
  // "put 2 tins in the oven" and "pour in 2 jars" speak of vessels, "put 2 tins of beans in a pan" of food.
  if (HANDLED.test(before) && (COOKED_IN.test(unit.word) || NO_FOOD_AFTER.test(after)))
    return false;
  const isVessel = unit.unit.kind === 'container' || unit.unit.singular === 'glass';
  return !(isVessel && / in $/i.test(before)) || FOOD_AFTER.test(after);
}

/** "a tin of beans" counts one tin; "a 400 g tin" names a size and "a tin" any vessel. */
function isPlainArticle(amount: Amount, unit: UnitAfter, after: string): boolean {
  return isArticle(amount) && unit.isPastSize !== true && /^ of \p{L}/u.test(after);
}
