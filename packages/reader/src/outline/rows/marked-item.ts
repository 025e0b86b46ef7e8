import { classOf } from '../../text/class-of.ts';
import { namesSection } from '../../vocabulary/section-words.ts';
import { openingTag, type OutlineRow } from './outline-row.ts';

/** The class of an element, without what only counts it. */
export const itemKindOf = (markup: string): string =>
  classOf(openingTag(markup)).replace(/\d+/g, '');

/** Tells the items that the site itself calls ingredients or steps by a class which it gives to known ones as well. */
export function markedLike(
  known: Iterable<OutlineRow>,
  section: 'ingredients' | 'steps',
): (row: OutlineRow) => boolean {
  const kinds = new Set(
    Array.from(known, ({ itemKind }) => itemKind).filter((kind) => namesSection(kind, section)),
  );
  return ({ itemKind }) => kinds.has(itemKind);
}
