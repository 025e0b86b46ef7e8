import type { Database, Queries } from '../../../platform/database/database.ts';
import type { Book } from './index-entries.ts';
import type { Tier } from './search-query.ts';

/** What to look for: recipes of the book that carry every tag and, if there is a tier, hold every word of it. */
export interface Selection {
  readonly book: Book;
  readonly tags: readonly string[];
  readonly tier?: Tier | undefined;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface HitSlice extends Slice {
  /** No more recipes than this match, here or in a wider tier; without an end while that is not known. */
  readonly mostHits: number;
}

/** Each engine's own full-text index behind one behaviour. Recipes are known by their running number. */
export interface SearchIndex {
  put(db: Queries, seq: number, entries: readonly string[]): Promise<void>;
  remove(db: Queries, seq: number): Promise<void>;
  count(db: Queries, selection: Selection): Promise<number>;
  /** Newest first. */
  find(db: Queries, selection: Selection, slice: HitSlice): Promise<number[]>;
  /** To be called from time to time: many single saves leave an index slower than one large one would. */
  tidy(database: Database): Promise<void>;
}
