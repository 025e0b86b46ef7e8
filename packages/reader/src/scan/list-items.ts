import { lastAtMost } from './last-at-most.ts';
import type { Span } from './span.ts';

/** Pictures in an item take up much more room than its words. */
export const ITEM_MAX = 15_000;

/** The items of the lists of a page, each up to where it is closed or the next begins. */
export class ListItems {
  /** Where one begins or ends. */
  readonly #edges: number[] = [];
  readonly #opens: boolean[] = [];

  /** The next place in the markup where an item begins. */
  open(at: number): void {
    this.#edges.push(at);
    this.#opens.push(true);
  }

  /** The next place where one may end. */
  close(at: number): void {
    this.#edges.push(at);
    this.#opens.push(false);
  }

  clear(): void {
    this.#edges.length = 0;
    this.#opens.length = 0;
  }

  /** The item that a place of the markup is in; null where it is in none. */
  around(place: number): Span | null {
    const item = this.#itemAt(lastAtMost(this.#edges, place));
    return item && item.to - item.from <= ITEM_MAX ? item : null;
  }

  /** Those that begin in a part of the markup. */
  *within({ from, to }: Span): Generator<Span> {
    for (
      let index = lastAtMost(this.#edges, from - 1) + 1;
      (this.#edges[index] ?? to) < to;
      index++
    ) {
      const item = this.#itemAt(index);
      if (item) yield { from: item.from, to: Math.min(item.to, item.from + ITEM_MAX) };
    }
  }

  /** The last that begins before a place. */
  before(place: number): Span | null {
    const index = lastAtMost(this.#edges, place - 1);
    return this.#itemAt(this.#opens.lastIndexOf(true, index));
  }

  #itemAt(index: number): Span | null {
    const from = this.#edges[index] ?? 0;
    return this.#opens[index] === true ? { from, to: this.#edges[index + 1] ?? from } : null;
  }
}
