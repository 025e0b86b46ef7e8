import { createHash } from 'node:crypto';
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

/** Folded words by field. `scope` holds marks rather than words: whose it is, whether it is public, its whole tags. */
export interface SearchDocument {
  readonly title: readonly string[];
  readonly ingredients: readonly string[];
  readonly tags: readonly string[];
  readonly scope: readonly string[];
}

export const PUBLIC_MARK = 'public';
export const ownerMark = (ownerId: string): string => `o${ownerId.replaceAll('-', '')}`;

export const tagKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();
/** Hashed, so that a tag of any characters is one plain word to both engines. */
export const tagMark = (tag: string): string =>
  `t${createHash('sha256').update(tagKey(tag)).digest('hex').slice(0, 24)}`;

/** Far beyond any recipe; a text made to be large must not make an index entry that is too large. */
const MOST_WORDS = 2_000;

/** Each word as written and in its number-free form, so that either way of writing finds it. */
const bothNumbers = (text: string): string[] => [
  ...new Set(
    filedWords(text)
      .slice(0, MOST_WORDS)
      .flatMap((word) => [word, singular(word)]),
  ),
];

export const searchDocument = (recipe: Searchable): SearchDocument => ({
  title: bothNumbers(recipe.title),
  ingredients: bothNumbers(recipe.ingredients.map(({ item }) => item).join(' ')),
  tags: bothNumbers(recipe.tags.join(' ')),
  scope: [
    ownerMark(recipe.ownerId),
    ...(recipe.visibility === 'public' ? [PUBLIC_MARK] : []),
    ...new Set(recipe.tags.map(tagMark)),
  ],
});
