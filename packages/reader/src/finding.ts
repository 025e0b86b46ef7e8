import type { Difficulty, Nutrition } from '@commonplate/contract';

export type Source =
  | 'json-ld'
  | 'app-state'
  | 'microdata'
  | 'rdfa'
  | 'microformat'
  | 'plugin'
  | 'headings'
  | 'text';

/** What one source of a page says about the recipe, as plain text lines and numbers. */
export interface Finding {
  source: Source;
  title: string;
  ingredients: string[];
  steps: string[];
  description: string;
  yieldText: string;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  images: string[];
  tags: string[];
  nutrition: Nutrition;
  difficulty: Difficulty | null;
  language: string;
  /** Ingredients or steps come from another source than the rest. */
  completed: boolean;
  /** The page showed better ingredients than it declared. */
  replaced: boolean;
}

export const emptyFinding = (source: Source): Finding => ({
  source,
  title: '',
  ingredients: [],
  steps: [],
  description: '',
  yieldText: '',
  prepTime: null,
  cookTime: null,
  totalTime: null,
  images: [],
  tags: [],
  nutrition: {},
  difficulty: null,
  language: '',
  completed: false,
  replaced: false,
});
