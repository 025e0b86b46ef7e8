import type { Database, Engine, Queries, Tx } from '../../../platform/database/database.ts';
import { fts5Index } from './fts5-index.ts';
import { entriesOf } from './index-entries.ts';
import { type Searchable, searchDocument } from './search-document.ts';
import type { SearchIndex, Selection, Slice } from './search-index.ts';
import {
  type Term,
  type Tier,
  forgivenThough,
  isShort,
  rankedTiers,
  toTerms,
  withContinuations,
  withSlips,
  withoutUnknown,
} from './search-query.ts';
import { tsvectorIndex } from './tsvector-index.ts';
import { continuationsOf, forgetAllWords, learnWords, lookUp } from './word-list.store.ts';

/** More of them than anybody mistypes would only cost time. */
const MOST_FORGIVEN_SHORT = 6;

const INDEXES: Record<Engine, SearchIndex> = { sqlite: fts5Index, postgres: tsvectorIndex };

export interface Hits {
  /** Running numbers of the recipes of this slice, best match first. */
  readonly seqs: readonly number[];
  readonly total: number;
}

export type RecipeSearch = ReturnType<typeof createRecipeSearch>;

async function tiersOf(db: Queries, terms: readonly Term[]): Promise<Tier[]> {
  const [{ unknown, slips }, continuations] = await Promise.all([
    lookUp(db, {
      words: terms.flatMap(({ words }) => words),
      slippable: terms.flatMap(({ slippable }) => slippable),
    }),
    continuationsOf(
      db,
      terms.flatMap(({ beginnings }) => beginnings),
    ),
  ]);
  const widened = terms.map((term) => withContinuations(withSlips(term, slips), continuations));
  return rankedTiers(widened.map((term) => withoutUnknown(term, unknown)));
}

export function createRecipeSearch(engine: Engine) {
  const index = INDEXES[engine];

  /** Without a word to look for nothing is better than another: newest first. */
  async function tagged(db: Queries, within: Within, slice: Slice): Promise<Hits> {
    const total = await index.count(db, within);
    if (slice.offset >= total) return { seqs: [], total };
    return { seqs: await index.find(db, within, { ...slice, mostHits: total }), total };
  }

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

  async function hitsOf(
    db: Queries,
    { terms, ...within }: Within & { readonly terms: readonly Term[] },
    { offset, limit }: Slice,
  ): Promise<Hits> {
    const tiers = await tiersOf(db, terms);
    const [first, ...others] = tiers;
    if (first === undefined) return { seqs: [], total: 0 };
    const mostWanted = { offset: 0, limit: offset + limit, mostHits: Infinity };
    const [total, found] = await Promise.all([
      // The last tier is the widest: it holds what all others hold.
      index.count(db, { ...within, tier: tiers.at(-1) }),
      index.find(db, { ...within, tier: first }, mostWanted),
    ]);
    if (offset >= total) return { seqs: [], total };
    const wanted = Math.min(offset + limit, total);
    const query = { ...within, found, tiers: others, wanted, mostHits: total };
    return { seqs: (await best(db, query)).slice(offset), total };
  }

  /**
   * The terms with slips in short words forgiven, where that could help. Only in words that stand nowhere in this very book:
   * "beef" is not taken for "beet", and what other people keep changes nothing.
   */
  async function forgiveShort(
    db: Queries,
    { book }: Within,
    terms: readonly Term[],
  ): Promise<Term[] | undefined> {
    const isAbsent = async (term: Term): Promise<boolean> => {
      const tier = { terms: [term], widest: 'tags', match: 'word' } as const;
      return isShort(term) && (await index.count(db, { book, tags: [], tier })) === 0;
    };
    const absent = await Promise.all(terms.map(isAbsent));
    const forgiven = absent.filter((is) => is).length;
    if (forgiven === 0 || forgiven > MOST_FORGIVEN_SHORT) return undefined;
    return terms.map((term, at) => (absent[at] === true ? forgivenThough(term) : term));
  }

  return {
    async file(db: Queries, seq: number, recipe: Searchable): Promise<void> {
      const document = searchDocument(recipe);
      await learnWords(db, document);
      await index.put(db, seq, entriesOf(recipe, document));
    },

    /** Its words are in use. */
    learn: (db: Queries, recipe: Searchable): Promise<void> =>
      learnWords(db, searchDocument(recipe)),

    /** Before every recipe is filed again, by other rules. */
    forgetWords: (tx: Tx): Promise<void> => forgetAllWords(tx),

    remove: (db: Queries, seq: number): Promise<void> => index.remove(db, seq),

    tidy: (database: Database): Promise<void> => index.tidy(database),

    /** Recipes of the book that carry every tag and, if any words are asked for, hold each of them somewhere. */
    async find(db: Queries, { search, ...within }: Wanted, slice: Slice): Promise<Hits> {
      if (search.trim() === '') return tagged(db, within, slice);
      const terms = toTerms(search);
      const hits = await hitsOf(db, { ...within, terms }, slice);
      if (hits.total > 0) return hits;
      const forgiving = await forgiveShort(db, within, terms);
      return forgiving === undefined ? hits : hitsOf(db, { ...within, terms: forgiving }, slice);
    },
  };
}

type Within = Pick<Selection, 'book' | 'tags'>;

interface Wanted extends Within {
  readonly search: string;
}

interface RankedQuery extends Within {
  /** What the tiers before brought. */
  readonly found: readonly number[];
  readonly tiers: readonly Tier[];
  readonly wanted: number;
  readonly mostHits: number;
}
