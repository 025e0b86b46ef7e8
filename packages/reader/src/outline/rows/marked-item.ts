import { namesSection } from '../../vocabulary/section-words.ts';
import type { OutlineRow } from './outline-row.ts';

/** Tells the items that the site itself calls ingredients by a class which it gives to known ones as well. */
export function markedLike(known: Iterable<OutlineRow>): (row: OutlineRow) => boolean {
  const kinds = new Set(
    Array.from(known, ({ itemKind }) => itemKind).filter((kind) =>
      namesSection(kind, 'ingredients'),
    ),
  );
  return ({ itemKind }) => kinds.has(itemKind);
}
