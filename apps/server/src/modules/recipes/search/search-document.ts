import { filedWords } from './folded-words.ts';
import { singular } from './singular.ts';

/** What of a recipe can be found, and by whom. */
export interface Searchable {
  readonly ownerId: string;
  readonly visibility: 'private' | 'public';
  readonly title: string;
  readonly ingredients: readonly { readonly item: string }[];
  readonly tags: readonly string[];
}

export type Field = 'title' | 'ingredients' | 'tags';

/** Folded words by field. */
export type SearchDocument = Readonly<Record<Field, readonly string[]>>;

/** Far beyond any recipe; a text made to be large must not make an index entry that is too large. */
const MOST_WORDS = 1_000;

/** Each word as written and in its number-free form, so that either way of writing finds it. */
const bothNumbers = (text: string): string[] => [
  ...new Set(
    filedWords(text)
      .slice(0, MOST_WORDS)
      .flatMap((word) => [word, singular(word)]),
  ),
];

export const searchDocument = ({ title, ingredients, tags }: Searchable): SearchDocument => ({
  title: bothNumbers(title),
  ingredients: bothNumbers(ingredients.map(({ item }) => item).join(' ')),
  tags: bothNumbers(tags.join(' ')),
});
