import { filedWords } from './folded-words.ts';
import { filedSigns } from './signs.ts';
import { bothNumbers } from './singular.ts';

/** What of a recipe can be found, and by whom. */
export interface Searchable {
  readonly ownerId: string;
  readonly visibility: 'private' | 'public';
  readonly title: string;
  readonly ingredients: readonly { readonly item: string }[];
  readonly tags: readonly string[];
}

/** In the order of their weight: what is in a title comes first. */
export const FIELDS = ['title', 'ingredients', 'tags'] as const;
export type Field = (typeof FIELDS)[number];

/** Folded words, and signs, by field. */
export type SearchDocument = Readonly<Record<Field, readonly string[]>>;

/** Far beyond any recipe; a text made to be large must not make an index entry that is too large. */
const MOST_WORDS = 1_000;
const MOST_SIGNS = 200;

const found = (text: string): string[] => [
  ...bothNumbers(filedWords(text).slice(0, MOST_WORDS)),
  ...filedSigns(text).slice(0, MOST_SIGNS),
];

export const searchDocument = ({ title, ingredients, tags }: Searchable): SearchDocument => ({
  title: found(title),
  ingredients: found(ingredients.map(({ item }) => item).join(' ')),
  tags: found(tags.join(' ')),
});
