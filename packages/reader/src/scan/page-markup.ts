import { lastAtMost } from './last-at-most.ts';

/** A part of a page's markup, or all of it, that is read around places. */
export interface Markup {
  readonly length: number;
  slice(from: number, to: number): string;
}

/** A piece of the page that is kept. */
interface Piece {
  /** Where it begins in the markup. */
  at: number;
  from: number;
  to: number;
}

/**
 * The markup of a page without the parts that are left out of it. It is put together only where all of it is asked for:
 * that costs a good part of what the page costs otherwise, and most questions are about a few lines of it.
 */
export class PageMarkup implements Markup {
  readonly #html: string;
  readonly #pieces: readonly Piece[];
  /** Where each of them begins in the markup. */
  readonly #starts: readonly number[];
  readonly length: number;
  #whole: string | null = null;

  constructor(html: string, pieces: readonly Piece[]) {
    this.#html = html;
    this.#pieces = pieces;
    this.#starts = pieces.map(({ at }) => at);
    const last = pieces.at(-1);
    this.length = last ? last.at + last.to - last.from : 0;
  }

  get whole(): string {
    this.#whole ??= this.#pieces.map(({ from, to }) => this.#html.slice(from, to)).join('');
    return this.#whole;
  }

  slice(from: number, to: number): string {
    const start = Math.max(0, from);
    if (this.#whole !== null) return this.#whole.slice(start, to);
    let slice = '';
    for (let index = lastAtMost(this.#starts, start); index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      if (!piece || piece.at >= to) break;
      const shift = piece.from - piece.at;
      slice += this.#html.slice(
        Math.max(piece.from, start + shift),
        Math.min(piece.to, to + shift),
      );
    }
    return slice;
  }
}

/** Notes what is kept of a page while it is read. */
export class MarkupWriter {
  readonly #html: string;
  readonly #pieces: Piece[] = [];
  #keptTo = 0;
  #leftOut = 0;

  constructor(html: string) {
    this.#html = html;
  }

  leaveOut(from: number, to: number): void {
    this.#keep(from);
    this.#keptTo = to;
    this.#leftOut += to - from;
  }

  /** Where a place of the page, which is not left out, stands in the markup. */
  placeOf(at: number): number {
    return at - this.#leftOut;
  }

  /** What was kept before a place; the markup begins anew there. */
  cutAt(at: number): PageMarkup {
    this.#keep(at);
    const before = new PageMarkup(this.#html, this.#pieces.splice(0));
    this.#keptTo = at;
    this.#leftOut = at;
    return before;
  }

  #keep(to: number): void {
    const from = this.#keptTo;
    if (to > from) this.#pieces.push({ at: from - this.#leftOut, from, to });
  }
}
