import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import { NUTRIENT_STEMS } from '../../vocabulary/nutrient-stems.ts';

const UNIT = '(?:k?cal|m?g)';
const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,6}){0,2}`;
/** Between two of "12 g of fat, 30 g of carbs": what stands behind a name is of the next. */
const BEFORE_NEXT = String.raw`\s?(?:[,;|.]|\p{L}{1,3}\s)\s?`;

/** How an amount and the name of its nutrient may stand together. */
export interface NamedAmount {
  /** In bare text, the amount behind its name or before it. */
  behind: RegExp;
  before: RegExp;
  /** As they are written: the words, and the number behind the name, by which they are told from others. */
  written: readonly RegExp[];
}

function namedBy(name: Nutrient): NamedAmount {
  const stems = `(?:${NUTRIENT_STEMS[name]})`;
  // "410 kcal" is whole: what follows is another amount.
  const opening = String.raw`(?<!\d\s?(?=kcal))${stems}`;
  const notElse = name === 'calories' ? String.raw`(?!\d|kj|g)` : String.raw`(?!\d|kj)`;
  const amount = String.raw`${NUMBER}(?:\s?${UNIT}(?!\p{L}))?`;
  return {
    behind: new RegExp(String.raw`${opening}\p{L}{0,14}?(\d{1,6})${notElse}`, 'gu'),
    before: new RegExp(
      String.raw`(?<!\d)(\d{1,6})(?=(?:${UNIT}\d{0,3})?\p{L}{0,12}?${stems})`,
      'gu',
    ),
    written: [
      new RegExp(
        String.raw`(${amount}\s(?:\p{L}{1,12}\s)?${stems}\p{L}{0,12})(?=${BEFORE_NEXT}(${NUMBER}))`,
        'giu',
      ),
      new RegExp(String.raw`(${opening}\D{0,30}(?=(${NUMBER}))${amount})`, 'giu'),
      ...(name === 'calories' ? [new RegExp(String.raw`((${NUMBER})\s?kcal)`, 'giu')] : []),
    ],
  };
}

/** How those of each nutrient do. */
export const NAMED_AMOUNTS: ReadonlyMap<Nutrient, NamedAmount> = new Map(
  NUTRIENTS.map((name) => [name, namedBy(name)]),
);
