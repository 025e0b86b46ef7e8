import type { Queries } from '../../../platform/database/database.ts';
import type { SearchDocument } from './search-document.ts';
import type { Tier } from './search-query.ts';

/** What to look for. Marks of the scope must all be there, so a search cannot reach beyond what its viewer may see. */
export interface Selection {
  readonly scope: readonly string[];
  readonly tier?: Tier | undefined;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Each engine's own full-text index behind one behaviour. Recipes are known by their running number. */
export interface SearchIndex {
  put(db: Queries, seq: number, document: SearchDocument): Promise<void>;
  remove(db: Queries, seq: number): Promise<void>;
  count(db: Queries, selection: Selection): Promise<number>;
  /** Newest first. */
  find(db: Queries, selection: Selection, slice: Slice): Promise<number[]>;
}
