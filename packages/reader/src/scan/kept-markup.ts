/** The markup of a page without the parts that are left out of it, put together while the page is read. */
export class KeptMarkup {
  readonly #html: string;
  #kept: string[] = [];
  #keptTo = 0;
  #leftOut = 0;

  constructor(html: string) {
    this.#html = html;
  }

  leaveOut(from: number, to: number): void {
    this.#kept.push(this.#html.slice(this.#keptTo, from));
    this.#keptTo = to;
    this.#leftOut += to - from;
  }

  /** Where a place of the page, which is not left out, stands in the markup. */
  placeOf(at: number): number {
    return at - this.#leftOut;
  }

  /** What was kept before a place; the markup begins anew there. */
  cutAt(at: number): string {
    this.#kept.push(this.#html.slice(this.#keptTo, at));
    const before = this.#kept.join('');
    this.#kept = [];
    this.#keptTo = at;
    this.#leftOut = at;
    return before;
  }
}
