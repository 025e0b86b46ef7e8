/** A part of a text, from one place to another. */
export interface Span {
  from: number;
  to: number;
}

/** Pictures in an item take up much more room than its words. */
export const ITEM_MAX = 15_000;

const SLASH = 47;
const TAG_END = 62;
const SPACE = 32;
const LETTER_I = 105;
const LETTER_L = 108;
const LETTER_O = 111;
const LETTER_U = 117;

/** Whether a tag has a name of two letters at a place, in whatever case. */
function isNamed(html: string, at: number, second: number): boolean {
  const next = html.charCodeAt(at + 2);
  return (html.charCodeAt(at + 1) | 32) === second && (next === TAG_END || next <= SPACE);
}

/** Whether the tag at a place opens an item, or ends one as its own closing tag or that of the list; null where it does neither. */
export function opensItem(html: string, at: number): boolean | null {
  const sign = html.charCodeAt(at + 1);
  if ((sign | 32) === LETTER_L) return isNamed(html, at + 1, LETTER_I) ? true : null;
  if (sign !== SLASH) return null;
  const letter = html.charCodeAt(at + 2) | 32;
  const isItem = letter === LETTER_L && isNamed(html, at + 2, LETTER_I);
  const isList = (letter === LETTER_O || letter === LETTER_U) && isNamed(html, at + 2, LETTER_L);
  return isItem || isList ? false : null;
}

/** The items of the lists of a page, each up to where it is closed or the next begins. */
export class ListItems {
  /** Where one begins or ends. */
  #edges: number[] = [];
  #opens: boolean[] = [];

  /** The next edge in the markup. */
  add(at: number, opens: boolean): void {
    this.#edges.push(at);
    this.#opens.push(opens);
  }

  clear(): void {
    this.#edges = [];
    this.#opens = [];
  }

  /** The item that a place of the markup is in; null where it is in none. */
  around(place: number): Span | null {
    const item = this.#itemAt(this.#edgesUpTo(place) - 1);
    return item && item.to - item.from <= ITEM_MAX ? item : null;
  }

  /** Those that begin in a part of the markup. */
  *within({ from, to }: Span): Generator<Span> {
    for (let index = this.#edgesUpTo(from - 1); (this.#edges[index] ?? to) < to; index++) {
      const item = this.#itemAt(index);
      if (item) yield { from: item.from, to: Math.min(item.to, item.from + ITEM_MAX) };
    }
  }

  #itemAt(index: number): Span | null {
    const from = this.#edges[index] ?? 0;
    return this.#opens[index] === true ? { from, to: this.#edges[index + 1] ?? from } : null;
  }

  /** How many edges stand before a place or at it. */
  #edgesUpTo(place: number): number {
    let low = 0;
    let high = this.#edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#edges[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
