import type { Token } from './token.ts';

export interface PhraseMatch<Value> {
  readonly value: Value;
  /** Index of the first token after the phrase. */
  readonly next: number;
}

/** Phrases of one or more words. Most words begin none of them, which is known after one look. */
export class PhraseTable<Value> {
  readonly #values = new Map<string, Value>();
  readonly #longestFrom = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) {
      this.#values.set(phrase, value);
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      this.#longestFrom.set(first, Math.max(words.length, this.#longestFrom.get(first) ?? 0));
    }
  }

  get isEmpty(): boolean {
    return this.#values.size === 0;
  }

  /** Whether a phrase begins with a word. */
  isBegunBy(word: string): boolean {
    return this.#longestFrom.has(word);
  }

  /** Whether a word is a phrase, and begins no longer one. */
  isOneWord(word: string): boolean {
    return this.#longestFrom.get(word) === 1;
  }

  get(phrase: string): Value | undefined {
    return this.#values.get(phrase);
  }

  /** The longest phrase that begins at a token, read over marks: "c. à s.", "c/n", "colher (sopa)". */
  match(tokens: readonly Token[], start: number): PhraseMatch<Value> | null {
    const first = tokens[start];
    if (first?.kind !== 'word') return null;
    const mostWords = this.#longestFrom.get(first.key);
    return mostWords === undefined ? null : this.#longest(tokens, start, mostWords);
  }

  #longest(tokens: readonly Token[], start: number, mostWords: number): PhraseMatch<Value> | null {
    let phrase = '';
    let best: PhraseMatch<Value> | null = null;
    let index = start;
    let isOpen = false;
    for (let words = 0; words < mostWords; words += 1) {
      const token = tokens[index];
      if (token?.kind !== 'word') break;
      phrase = words === 0 ? token.key : `${phrase} ${token.key}`;
      index += 1;
      while (tokens[index]?.key === '.') index += 1;
      const value = this.#values.get(phrase);
      const closes = isOpen && tokens[index]?.key === ')';
      if (value !== undefined) best = { value, next: closes ? index + 1 : index };
      const mark = tokens[index]?.key;
      if (mark === '/' || (mark === '(' && !isOpen)) index += 1;
      isOpen ||= mark === '(';
    }
    return best;
  }
}
