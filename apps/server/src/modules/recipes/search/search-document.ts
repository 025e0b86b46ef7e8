import { filedWords } from './folded-words.ts';
import { filedSigns } from './signs.ts';
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

/** Folded words, and signs, by field. */
export type SearchDocument = Readonly<Record<Field, readonly string[]>>;

/** Far beyond any recipe; a text made to be large must not make an index entry that is too large. */
const MOST_WORDS = 1_000;
const MOST_SIGNS = 200;

/** Each word as written and in its number-free form, so that either way of writing finds it. */
const bothNumbers = (text: string): string[] => [
  ...new Set(
    filedWords(text)
      .slice(0, MOST_WORDS)
      .flatMap((word) => [word, singular(word)]),
  ),
];

const found = (text: string): string[] => [
  ...bothNumbers(text),
  ...filedSigns(text).slice(0, MOST_SIGNS),
];

export const searchDocument = ({ title, ingredients, tags }: Searchable): SearchDocument => ({
  title: found(title),
  ingredients: found(ingredients.map(({ item }) => item).join(' ')),
  tags: found(tags.join(' ')),
});
