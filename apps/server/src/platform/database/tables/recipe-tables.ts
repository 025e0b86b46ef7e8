import type { Generated } from 'kysely';
import type { Difficulty, Visibility } from '@commonplate/contract';

export interface RecipeTable {
  /** Running number: newest is highest. Never leaves the server. */
  seq: Generated<number>;
  id: string;
  owner_id: string;
  title: string;
  photo_url: string;
  /** JSON, like ingredients, directions, nutrition and tags. */
  photo_credit: string | null;
  source_url: string | null;
  original_author: string | null;
  rating: number | null;
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: Difficulty | null;
  ingredients: string;
  directions: string;
  nutrition: string | null;
  tags: string;
  visibility: Visibility;
  confidence: number | null;
  ai_generated: 0 | 1;
  generated_at: string | null;
  created_at: number;
  updated_at: number;
}

export interface RecipeTagTable {
  owner_id: string;
  /** Compared without case. */
  tag_key: string;
  recipe_seq: number;
  /** As typed. */
  tag: string;
}

/** How many recipes a list holds, so that no list counts its rows anew: the scope is an owner's id or "public". */
export interface RecipeCountTable {
  scope: string;
  total: number;
}

/** Which recipe was made under a key that came with the request, for a while. */
export interface CreationKeyTable {
  owner_id: string;
  creation_key: string;
  recipe_id: string;
  created_at: number;
}

export interface SearchWordTable {
  word: string;
  /** The round in which a recipe was last seen to hold it. */
  seen: number | null;
}

/** How far the reading of all recipes has come, in one row. */
export interface SearchRoundTable {
  round: number;
  stage: 'reading' | 'forgetting' | 'resting';
  after_seq: number;
  started_at: number;
}

export interface SearchFragmentTable {
  fragment: string;
  word: string;
}

/** The rules by which the index of words was written, in one row. */
export interface SearchFilingTable {
  version: number;
}

export interface RecipeTables {
  recipes: RecipeTable;
  recipe_tags: RecipeTagTable;
  recipe_counts: RecipeCountTable;
  creation_keys: CreationKeyTable;
  search_words: SearchWordTable;
  search_fragments: SearchFragmentTable;
  search_filing: SearchFilingTable;
  search_rounds: SearchRoundTable;
}
