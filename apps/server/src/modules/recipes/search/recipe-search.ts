import type { Engine, Queries } from '../../../platform/database/database.ts';
import { fts5Index } from './fts5-index.ts';
import { type Searchable, searchDocument } from './search-document.ts';
import type { SearchIndex, Slice } from './search-index.ts';
import {
  type Term,
  type Tier,
  rankedTiers,
  slippableWords,
  toTerms,
  withSlips,
} from './search-query.ts';
import { tsvectorIndex } from './tsvector-index.ts';
import { learnWords, slipsOf } from './word-list.store.ts';

const INDEXES: Record<Engine, SearchIndex> = { sqlite: fts5Index, postgres: tsvectorIndex };

export interface Hits {
  /** Running numbers of the recipes of this slice, best match first. */
  readonly seqs: readonly number[];
  readonly total: number;
}

export type RecipeSearch = ReturnType<typeof createRecipeSearch>;

async function tiersOf(db: Queries, terms: readonly Term[]): Promise<Tier[]> {
  const slips = await slipsOf(db, terms.flatMap(slippableWords));
  return rankedTiers(terms.map((term) => withSlips(term, slips)));
}

export function createRecipeSearch(engine: Engine) {
  const index = INDEXES[engine];

  /** Walks the tiers only as far as the slice asks: a common word costs no more than its first page. */
  async function rankedSlice(db: Queries, query: RankedQuery, { offset, limit }: Slice) {
    const { scope, tiers } = query;
    const seqs: number[] = [];
    let skip = offset;
    for (const [position, tier] of tiers.entries()) {
      if (seqs.length >= limit) break;
      const selection = { scope, tier, except: tiers.slice(0, position) };
      const found = await index.find(db, selection, { offset: skip, limit: limit - seqs.length });
      seqs.push(...found);
      if (found.length > 0) skip = 0;
      else if (skip > 0) skip -= await index.count(db, selection);
    }
    return seqs;
  }

  return {
    async file(db: Queries, seq: number, recipe: Searchable): Promise<void> {
      const document = searchDocument(recipe);
      await learnWords(db, document);
      await index.put(db, seq, document);
    },

    remove: (db: Queries, seq: number): Promise<void> => index.remove(db, seq),

    /** Recipes that carry every mark of the scope and, if any words are asked for, hold each of them somewhere. */
    async find(
      db: Queries,
      query: { scope: readonly string[]; search: string },
      slice: Slice,
    ): Promise<Hits> {
      const { scope } = query;
      const terms = toTerms(query.search);
      if (terms.length === 0) {
        // A search of nothing but signs finds nothing; no search at all finds everything in the scope.
        if (query.search.trim() !== '') return { seqs: [], total: 0 };
        return {
          seqs: await index.find(db, { scope }, slice),
          total: await index.count(db, { scope }),
        };
      }
      const tiers = await tiersOf(db, terms);
      const seqs = await rankedSlice(db, { scope, tiers }, slice);
      const known = slice.offset === 0 && seqs.length < slice.limit;
      if (known) return { seqs, total: seqs.length };
      // The last tier is the widest: it holds what all others hold.
      const widest = tiers.slice(-1).map((tier) => index.count(db, { scope, tier }));
      const [total = 0] = await Promise.all(widest);
      return { seqs, total };
    },
  };
}

interface RankedQuery {
  readonly scope: readonly string[];
  readonly tiers: readonly Tier[];
}
