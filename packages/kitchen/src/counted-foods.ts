import { singularsOf } from './food-forms.ts';
import { endsName, fold, isAdjective, isDoneWithFood } from './food-words.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { leadAmount } from './lead-amount.ts';
import { isMany } from './quantity.ts';
import { ONE, isSame } from './rational.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import { isMeasuring, unitOf } from './units.ts';

/** A food that the recipe's list counts: "2 eggs", "4 slices bread". */
export interface CountedFood {
  /** The list's own words for one and for many, where it shows them. */
  one: string | null;
  many: string | null;
  /** Words before the name: the "bell" of "red bell peppers". */
  readonly kinds: Set<string>;
  /** What it is made of: the "laurier" of "feuilles de laurier". */
  readonly madeOf: Set<string>;
  /** Units it is counted in: the "slice" of "4 slices bread". */
  readonly units: Set<string>;
  /** Whether the list counts the food itself, without a unit. */
  isPlain: boolean;
  /** Whether the list has exactly one, so that "an onion" means all there is. */
  isSingle: boolean;
}

export interface CountedFoods {
  /** The food a folded word names, in either number. */
  readonly find: (word: string) => CountedFood | null;
  /** True for a folded word that tells the kind of a counted food. */
  readonly isKind: (word: string) => boolean;
}

interface Name {
  readonly head: string;
  readonly kinds: readonly string[];
  readonly madeOf: string | null;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu;
const LONGEST_NAME = 100;
// Units that say no more than the number: "2 large", "3 Stück", "2 pcs".
const WORDLESS_UNIT =
  /^(?:pieces?|pcs?|whole|each|ea|x|×|stück|stücke|stk|stuks?|st|styck(?:en)?|pièces?|unidad(?:es)?|unidades?|ud|uds|pz|pezz[oi]|szt|sztuk[ai]?|db|darab)\.?$/i;

/** The name at the beginning of a text: its last word before what is done with the food. */
function readName(text: string): Name | null {
  const line = text
    .replace(/^[\s.]*(?:\([^()]*\)|[x×]\s)?\s*(?:of\s)?/iu, '')
    .replaceAll('\n', ' ');
  const [phrase = ''] = line.slice(0, LONGEST_NAME).split(/[,;:(/*–—]| - /);
  const words = phrase.match(WORD) ?? [];
  const end = words.findIndex((word, place) => place > 0 && endsName(fold(word)));
  const own = end < 0 ? words : words.slice(0, end);
  const after = end < 0 ? undefined : words.slice(end).join(' ');
  while (own.length > 1 && isTrailing(fold(own.at(-1) ?? ''))) own.pop();
  const head = own.pop();
  if (head === undefined || head.length < 2 || isAdjective(fold(head))) return null;
  const [, madeOf] = /^(?:of|de|du|des|del|di|von|van|av|af)\s(\S+)/i.exec(after ?? '') ??
    /^d['’](\S+)/i.exec(after ?? '') ?? [null, undefined];
  return { head, kinds: own.map(fold), madeOf: madeOf === undefined ? null : fold(madeOf) };
}

function isTrailing(word: string): boolean {
  return isAdjective(word) || isDoneWithFood(word);
}

interface Counted {
  readonly name: Name;
  readonly unit: string | null;
  readonly isMany: boolean;
  readonly isOne: boolean;
}

/** What a line of the list counts; null where it measures, or names no number. */
function countedIn(line: IngredientLine): Counted | null {
  const text = [line.quantity, line.unit, line.item].join('\n');
  const lead = leadAmount(text);
  if (!lead) return null;
  const unit = unitAfter(text, lead.end) ?? unitPastSize(text, lead.end);
  if (unit && (isMeasuring(unit.unit) || unit.isHyphenated)) return null;
  const many = { isMany: isMany(lead), isOne: lead.high === null && isSame(lead.low, ONE) };
  const unitText = line.unit.replace(/\([^()]*\)/g, '').trim();
  const isWordless = WORDLESS_UNIT.test(unitText) || isAdjective(fold(unitText));
  if (isWordless) {
    const name = readName(line.item);
    return name && { ...many, name, unit: null };
  }
  if (unit && unit.unit.kind !== 'food') {
    const name = readName(text.slice(unit.end));
    if (name) return { ...many, name, unit: unit.unit.singular };
  } else if (unitText !== '' && !unit) {
    return null;
  }
  const name = readName(text.slice(lead.end));
  return name && { ...many, name, unit: null };
}

function newFood(): CountedFood {
  return {
    one: null,
    many: null,
    kinds: new Set(),
    madeOf: new Set(),
    units: new Set(),
    isPlain: false,
    isSingle: false,
  };
}

function extend(food: CountedFood, { name, unit, isMany: many, isOne }: Counted): void {
  for (const kind of name.kinds) food.kinds.add(kind);
  if (name.madeOf !== null) food.madeOf.add(name.madeOf);
  if (unit !== null) {
    food.units.add(unit);
    return;
  }
  food.isSingle = isOne && !food.isPlain;
  food.isPlain = true;
  if (many) food.many ??= name.head;
  else food.one ??= name.head;
}

/** The foods that a recipe counts, read from its list once for all its directions. */
export function countedFoods(ingredients: readonly IngredientLine[]): CountedFoods {
  const forms = new Map<string, CountedFood>();
  const singulars = new Map<string, CountedFood>();
  const kinds = new Set<string>();
  const find = (word: string): CountedFood | null => {
    const known = forms.get(word) ?? singulars.get(word);
    if (known) return known;
    for (const singular of singularsOf(word)) {
      const food = forms.get(singular);
      if (food) return food;
    }
    return null;
  };
  for (const line of ingredients) {
    const counted = countedIn(line);
    if (!counted) continue;
    const head = fold(counted.name.head);
    const food = find(head) ?? newFood();
    extend(food, counted);
    forms.set(head, food);
    for (const singular of singularsOf(head)) singulars.set(singular, food);
    for (const kind of counted.name.kinds) kinds.add(kind);
  }
  return { find, isKind: (word) => kinds.has(word) };
}

/** A name such as "pieces" or "sheets" says too little: only "8 chicken pieces" names the food. */
export function needsKind(head: string): boolean {
  const unit = unitOf(head);
  return unit !== null && unit.kind !== 'food';
}
