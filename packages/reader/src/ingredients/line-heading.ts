import type { Lexicon } from './lexicon.ts';
import { followsName } from './sure-unit.ts';

/** A line with its heading in front: "For serving: lime wedges", "Topping: 100 g cheese". */
export interface HeadedText {
  readonly heading: string;
  readonly below: string;
}

const PURPOSE =
  /^((?:for|to|zum|zur|für|fürs|pour|para|per|voor|till|til|för|do|na|dla)\s[^:\d]{2,40}?)\s?:\s+(\S.*)$/iu;
const BEFORE_AMOUNT = /^(\p{L}[\p{L}\s'’-]{1,30}?)\s?:\s+((?:\d|[¼-¾⅐-⅞]).*)$/u;

function parted(text: string, pattern: RegExp): HeadedText | null {
  if (!text.includes(':')) return null;
  const [, heading, below] = pattern.exec(text) ?? [];
  return heading !== undefined && below !== undefined ? { heading, below } : null;
}

/** What a thing is for can be no thing itself. */
export const headedByPurpose = (text: string): HeadedText | null => parted(text, PURPOSE);

/** Any words before an amount; whether they name the part of a dish or the thing itself is for what follows to say. */
export const headedBeforeAmount = (text: string): HeadedText | null => parted(text, BEFORE_AMOUNT);

/** "Eggs: 2 large", "Flour: 200 g sifted": what follows the amount names nothing, so that the heading does. */
export function namesNothing(words: string, lexicon: Lexicon): boolean {
  const first = /^\P{L}*([\p{L}-]+)/u.exec(words)?.[1]?.toLowerCase();
  if (first === undefined) return true;
  const isAside = lexicon.sizes.get(first) ?? lexicon.prepared.get(first);
  return isAside === true || followsName(first);
}
