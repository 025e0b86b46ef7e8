import { NUMBER_SIGN } from '../text/number-signs.ts';
import type { Lexicon } from './lexicon.ts';
import { followsName } from './sure-unit.ts';

/** A line with its heading in front: "For serving: lime wedges", "Topping: 100 g cheese". */
export interface HeadedText {
  readonly heading: string;
  readonly below: string;
}

const PURPOSE =
  /^((?:for|to(?! taste)|zum|zur|für|fürs|pour|para|per|voor|till|til|för|do|na|dla)\s[^:]{2,40}?)\s?:\s+(\S.*)$/iu;
const BEFORE_AMOUNT = new RegExp(
  String.raw`^(\p{L}[\p{L}\s'’-]{1,30}?)\s?:\s+(${NUMBER_SIGN}.*)$`,
  'u',
);

function parted(text: string, pattern: RegExp): HeadedText | null {
  if (!text.includes(':')) return null;
  const [, heading, below] = pattern.exec(text) ?? [];
  return heading !== undefined && below !== undefined ? { heading, below } : null;
}

/** What a thing is for can be no thing itself. */
export const headedByPurpose = (text: string): HeadedText | null => parted(text, PURPOSE);

/** Any words before an amount; whether they name the part of a dish or the thing itself is for what follows to say. */
export const headedBeforeAmount = (text: string): HeadedText | null => parted(text, BEFORE_AMOUNT);

const PREPARED_IN_ENGLISH = /(?:ed|ly)$|^(?:ground|beaten|cut|torn|split)$/u;

/** "Flour: 200 g sifted", "Salt: 1 tsp or more": what follows the amount names nothing, so that the heading does. */
export function namesNothing(words: string, lexicon: Lexicon): boolean {
  const told = (words.split(',')[0] ?? '').toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const name = told.find(
    (word) =>
      !PREPARED_IN_ENGLISH.test(word) &&
      lexicon.sizes.get(word) === undefined &&
      lexicon.prepared.get(word) === undefined,
  );
  return name === undefined || followsName(name);
}
