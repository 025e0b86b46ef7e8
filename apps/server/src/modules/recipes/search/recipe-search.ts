import type { Engine, Queries } from '../../../platform/database/database.ts';
import { fts5Index } from './fts5-index.ts';
import { entriesOf } from './index-entries.ts';
import { type Searchable, searchDocument } from './search-document.ts';
import type { SearchIndex, Selection, Slice } from './search-index.ts';
import {
  type Term,
  type Tier,
  rankedTiers,
  slippableWords,
  toTerms,
  withContinuations,
  withSlips,
} from './search-query.ts';
import { tsvectorIndex } from './tsvector-index.ts';
import { continuationsOf, learnWords, slipsOf } from './word-list.store.ts';

const INDEXES: Record<Engine, SearchIndex> = { sqlite: fts5Index, postgres: tsvectorIndex };

export interface Hits {
  /** Running numbers of the recipes of this slice, best match first. */
  readonly seqs: readonly number[];
  readonly total: number;
}

export type RecipeSearch = ReturnType<typeof createRecipeSearch>;

async function tiersOf(db: Queries, terms: readonly Term[]): Promise<Tier[]> {
  const [slips, continuations] = await Promise.all([
    slipsOf(db, terms.flatMap(slippableWords)),
    continuationsOf(
      db,
      terms.flatMap(({ beginnings }) => beginnings),
    ),
  ]);
  return rankedTiers(terms.map((term) => withContinuations(withSlips(term, slips), continuations)));
}

export function createRecipeSearch(engine: Engine) {
  const index = INDEXES[engine];

  /**
   * The best so many. Tiers are asked one after the other and only until enough is found, so a common word costs no more
   * than its first page; what a tier brings again is passed over.
   */
  async function best(db: Queries, query: RankedQuery): Promise<number[]> {
    const { found, tiers, wanted, mostHits, ...within } = query;
    const ranked = new Set(found);
    for (const tier of tiers) {
      if (ranked.size >= wanted) break;
      const slice = { offset: 0, limit: wanted, mostHits };
      for (const seq of await index.find(db, { ...within, tier }, slice)) ranked.add(seq);
    }
    return [...ranked].slice(0, wanted);
  }

  /** How many there are, and the best tier of a first page, which need not wait for each other. */
  async function countAndBegin(db: Queries, { tiers, slice, ...within }: BegunQuery) {
    const [first] = tiers;
    const begins = slice.offset === 0 && first !== undefined;
    // The last tier is the widest: it holds what all others hold.
    const [total, found] = await Promise.all([
      index.count(db, { ...within, tier: tiers.at(-1) }),
      begins ? index.find(db, { ...within, tier: first }, { ...slice, mostHits: 0 }) : [],
    ]);
    return { total, found, remaining: begins ? tiers.slice(1) : tiers };
  }

  return {
    async file(db: Queries, seq: number, recipe: Searchable): Promise<void> {
      const document = searchDocument(recipe);
      await learnWords(db, document);
      await index.put(db, seq, entriesOf(recipe, document));
    },

    remove: (db: Queries, seq: number): Promise<void> => index.remove(db, seq),

    /** Recipes of the book that carry every tag and, if any words are asked for, hold each of them somewhere. */
    async find(db: Queries, { search, ...within }: Wanted, slice: Slice): Promise<Hits> {
      const terms = toTerms(search);
      // A search of nothing that can be seen finds nothing; no search at all finds everything with these tags.
      if (terms.length === 0 && search.trim() !== '') return { seqs: [], total: 0 };
      const tiers = terms.length === 0 ? [] : await tiersOf(db, terms);
      const { total, found, remaining } = await countAndBegin(db, { ...within, tiers, slice });
      const { offset, limit } = slice;
      if (offset >= total) return { seqs: [], total };
      if (tiers.length === 0) {
        return { seqs: await index.find(db, within, { ...slice, mostHits: total }), total };
      }
      const wanted = Math.min(offset + limit, total);
      const ranked = await best(db, {
        ...within,
        found,
        tiers: remaining,
        wanted,
        mostHits: total,
      });
      return { seqs: ranked.slice(offset), total };
    },
  };
}

type Within = Pick<Selection, 'book' | 'tags'>;

interface Wanted extends Within {
  readonly search: string;
}

interface BegunQuery extends Within {
  readonly tiers: readonly Tier[];
  readonly slice: Slice;
}

interface RankedQuery extends Within {
  /** What the tiers before brought. */
  readonly found: readonly number[];
  readonly tiers: readonly Tier[];
  readonly wanted: number;
  readonly mostHits: number;
}
