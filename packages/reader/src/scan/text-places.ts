import { lastAtMost } from './last-at-most.ts';

/** Where the pieces of the bare text of a page stand in its markup. */
export class TextPlaces {
  readonly #bareAt: number[] = [];
  readonly #markupAt: number[] = [];

  /** The next piece; each begins behind a tag. */
  add(bareAt: number, markupAt: number): void {
    this.#bareAt.push(bareAt);
    this.#markupAt.push(markupAt);
  }

  clear(): void {
    this.#bareAt.length = 0;
    this.#markupAt.length = 0;
  }

  /** The piece that holds a place of the bare text: where it begins in both, and whether that place is its first. */
  of(place: number): { markupAt: number; bareAt: number; isFirst: boolean } {
    const piece = Math.max(0, lastAtMost(this.#bareAt, place));
    const bareAt = this.#bareAt[piece] ?? 0;
    return { markupAt: this.#markupAt[piece] ?? 0, bareAt, isFirst: bareAt === place };
  }

  /** Whether a piece begins at a place of the bare text: a tag stands before it. */
  beginsAt(bareAt: number): boolean {
    return this.#bareAt[lastAtMost(this.#bareAt, bareAt)] === bareAt;
  }

  /** Whether a tag stands behind one place of the bare text and before the letter at another. */
  isParted(from: number, to: number): boolean {
    return lastAtMost(this.#bareAt, to) > lastAtMost(this.#bareAt, from);
  }

  /** Where the last piece begins in the markup before a place of it; -1 where none does. */
  pieceBefore(markupAt: number): number {
    return this.#markupAt[lastAtMost(this.#markupAt, markupAt - 1)] ?? -1;
  }

  /** The place of the bare text at which a part of the markup begins. */
  behind(markupAt: number): number {
    const piece = lastAtMost(this.#markupAt, markupAt - 1) + 1;
    return this.#bareAt[piece] ?? Number.MAX_SAFE_INTEGER;
  }
}
