/** Where the pieces of the bare text of a page stand in its markup. */
export class TextPlaces {
  #bareAt: number[] = [];
  #markupAt: number[] = [];

  /** The next piece; each begins behind a tag. */
  add(bareAt: number, markupAt: number): void {
    this.#bareAt.push(bareAt);
    this.#markupAt.push(markupAt);
  }

  clear(): void {
    this.#bareAt = [];
    this.#markupAt = [];
  }

  /** The piece that holds a place of the bare text: where it begins in the markup, and whether that place is its first. */
  of(bareAt: number): { markupAt: number; isFirst: boolean } {
    let low = 0;
    let high = this.#bareAt.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#bareAt[middle] ?? 0) <= bareAt) low = middle;
      else high = middle - 1;
    }
    return { markupAt: this.#markupAt[low] ?? 0, isFirst: this.#bareAt[low] === bareAt };
  }
}
