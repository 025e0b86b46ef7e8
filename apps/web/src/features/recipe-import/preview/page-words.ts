import { type Evidence, type ImportResult, SURE_CONFIDENCE } from '@commonplate/contract';
import { type IngredientPart, PARTS } from './ingredient-parts.ts';
import { linePath } from './line-path.ts';
import { minutesIn } from './minutes-in.ts';

/** The fields that could take over what the page says, by their names in the row or in the form. */
export type PageValues = Partial<
  Record<'title' | 'servings' | 'prepTime' | 'cookTime' | 'instruction' | IngredientPart, string>
>;

/** What a page shows where its data, and so the recipe, is not to be trusted. */
export interface PageWords {
  kind: NonNullable<Evidence['pageSays']>;
  values: PageValues;
  /** Of a step that it tells elsewhere: all steps that it tells in a certain place, in its order. */
  order?: readonly number[];
}

type Read = Pick<ImportResult, 'title' | 'ingredients' | 'stepOrder'>;
type Row = ImportResult['ingredients'][number];
type Found = [path: string, words: PageWords];

function ingredientWords(path: string, shown: Row | undefined, row: Row | undefined): Found | null {
  if (row === undefined || shown === undefined) return [path, { kind: 'differs', values: {} }];
  const other = PARTS.filter((part) => shown[part] !== row[part]);
  if (other.length === 0) return null;
  const values = Object.fromEntries(other.map((part) => [part, shown[part]]));
  return [other.length === 1 ? `${path}.${other[0]}` : path, { kind: 'differs', values }];
}

/** "Serves 6" is one number to take over, "serves 4 to 6" is for the cook to settle. */
function servingsIn(excerpt: string): PageValues {
  const [only, ...more] = excerpt.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return only !== undefined && more.length === 0 && /^\d+$/.test(only) ? { servings: only } : {};
}

function timeIn(field: 'prepTime' | 'cookTime', excerpt: string): PageValues {
  const minutes = minutesIn(excerpt);
  return minutes === null ? {} : { [field]: String(minutes) };
}

function valuesOf(field: string, excerpt: string): PageValues {
  if (field === 'title') return { title: excerpt };
  if (field === 'directions') return { instruction: excerpt };
  if (field === 'prepTime' || field === 'cookTime') return timeIn(field, excerpt);
  return field === 'servings' ? servingsIn(excerpt) : {};
}

/** What the page shows instead of a piece of the recipe, and where to mark it; null where the field holds the same. */
export function pageWordsOf(piece: Evidence, read: Read): Found | null {
  const { path, confidence, excerpt, pageSays } = piece;
  const { title, ingredients, stepOrder } = read;
  if (pageSays === undefined || confidence >= SURE_CONFIDENCE) return null;
  const place = linePath(path);
  if (pageSays === 'omits') return [place, { kind: pageSays, values: {} }];
  if (excerpt === undefined) return null;
  if (pageSays === 'tells-earlier' || pageSays === 'tells-later')
    return [place, { kind: pageSays, values: {}, ...(stepOrder && { order: stepOrder }) }];
  // Here the field has nothing to take over.
  if (pageSays !== 'differs') return [place, { kind: pageSays, values: {} }];
  const [field = '', at] = path.split('.');
  // All of it stands in one line.
  if (field === 'nutrition') return [field, { kind: pageSays, values: {} }];
  if (field === 'ingredients')
    return ingredientWords(place, piece.ingredient, ingredients[Number(at)]);
  // Another reader may have put the page's own title into the field.
  if (field === 'title' && excerpt === title) return null;
  return [place, { kind: pageSays, values: valuesOf(field, excerpt) }];
}
