import {
  AS_NEEDED,
  type Evidence,
  type ImportResult,
  SURE_CONFIDENCE,
} from '@commonplate/contract';
import { readIngredientLine } from '../../../lib/recipes/ingredient-line.ts';
import { PARTS } from './ingredient-parts.ts';

/** The fields that could take over what the page says, by their names in the row or in the form. */
export type PageValues = Partial<
  Record<'title' | 'servings' | 'instruction' | (typeof PARTS)[number], string>
>;

/** What a page shows where its data, and so the recipe, says something else. */
export interface PageWords {
  /** It says the same otherwise, or it says more where the data ends. */
  kind: 'differs' | 'goes-on';
  values: PageValues;
}

type Read = Pick<ImportResult, 'title' | 'ingredients' | 'engine'>;
type Found = [path: string, words: PageWords];

const GOES_ON = /^… /u;
const PART = /^(?:ingredients|directions)\.(\d+)\.\w+$/;

/** A page's line in the three parts of a row; a measure only the data's reader knows is told by the item behind it. */
function partsOf(line: string, row: ImportResult['ingredients'][number]) {
  const read = readIngredientLine(line);
  if (read.unit !== '' || row.unit === '' || !read.item.endsWith(` ${row.item}`)) return read;
  const measure = read.item.slice(0, -row.item.length).trim();
  return { ...read, unit: measure, item: row.item };
}

function ingredientWords(at: number, line: string, { ingredients }: Read): Found {
  const path = `ingredients.${at}`;
  const row = ingredients[at];
  if (row === undefined) return [path, { kind: 'differs', values: {} }];
  const shown = partsOf(line, row);
  // A line whose amount cannot be made out would only become a worse row.
  const other =
    shown.quantity === AS_NEEDED ? [] : PARTS.filter((part) => shown[part] !== row[part]);
  const values = Object.fromEntries(other.map((part) => [part, shown[part]]));
  return [other.length === 1 ? `${path}.${other[0]}` : path, { kind: 'differs', values }];
}

function lineWords(path: string, excerpt: string, read: Read): Found {
  const at = Number(PART.exec(path)?.[1]);
  const [list] = path.split('.');
  if (GOES_ON.test(excerpt)) return [`${list}.${at}`, { kind: 'goes-on', values: {} }];
  return list === 'ingredients'
    ? ingredientWords(at, excerpt, read)
    : [`directions.${at}`, { kind: 'differs', values: { instruction: excerpt } }];
}

/** "Serves 6" is one number to take over, "serves 4 to 6" is for the cook to settle. */
function servingsIn(excerpt: string): PageValues {
  const [only, ...more] = excerpt.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return only !== undefined && more.length === 0 && /^\d+$/.test(only) ? { servings: only } : {};
}

function factWords(path: string, excerpt: string, { title, engine }: Read): Found | null {
  // Another reader's title stands behind ours, and is not the page's.
  if (path === 'title')
    return excerpt === title || excerpt.startsWith(`${title} · `)
      ? null
      : [path, { kind: 'differs', values: { title: excerpt } }];
  if (engine !== 'structured-data') return null;
  if (path === 'servings') return [path, { kind: 'differs', values: servingsIn(excerpt) }];
  return path === 'prepTime' || path === 'cookTime'
    ? [path, { kind: 'differs', values: {} }]
    : null;
}

/** Whether the words of a doubtful piece are the page's own and not those that the field holds; and what to mark then. */
export function pageWordsOf(
  { path, basis, confidence, excerpt, region, disputed }: Evidence,
  line: Evidence | undefined,
  read: Read,
): Found | null {
  const isOfPage = basis === 'source' && region === undefined && disputed !== true;
  if (!isOfPage || confidence >= SURE_CONFIDENCE || excerpt === undefined) return null;
  if (!PART.test(path)) return factWords(path, excerpt, read);
  return line?.excerpt === undefined || line.excerpt === excerpt
    ? null
    : lineWords(path, excerpt, read);
}
