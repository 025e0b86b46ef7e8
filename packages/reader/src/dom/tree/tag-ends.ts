import { endsQuoted } from '../../scan/tag-end.ts';
import { AttributeWalk } from './attribute-walk.ts';

const GREATER = 0x3e;

/** Finds the ends of the opening tags of a page, one behind the other: mostly without a look at their attributes. */
export class TagEnds {
  readonly #html: string;
  /** Where the next quote of the rarer kind stands. */
  #singleAt = -1;

  constructor(html: string) {
    this.#html = html;
  }

  /** The end of a tag whose name ends at a place, or -1. */
  endOf(from: number): number {
    const html = this.#html;
    if (html.charCodeAt(from) === GREATER) return from;
    const end = html.indexOf('>', from);
    if (end < 0) return -1;
    if (this.#singleAt < from) {
      const at = html.indexOf("'", from);
      this.#singleAt = at < 0 ? html.length : at;
    }
    // Where all quotes are of one kind, the last one tells whether it opens a value or closes it; of two kinds, one may stand in the other.
    if (this.#singleAt > end && endsQuoted(html, end)) return end;
    const walk = new AttributeWalk(html, from);
    while (walk.next());
    return walk.at < html.length ? walk.at : -1;
  }
}

/** Whether a slash closes a tag that has attributes from a place on: that of an address does not. */
export function isClosedBySlash(html: string, from: number): boolean {
  const walk = new AttributeWalk(html, from);
  while (walk.next());
  return walk.isClosed;
}
