import {
  type Evidence,
  type ImportResult,
  type PhotoRegion,
  SURE_CONFIDENCE,
  visibleText,
} from '@commonplate/contract';
import { PARTS, isPart } from './ingredient-parts.ts';
import { linePath } from './line-path.ts';
import { nutritionWords } from './nutrition-words.ts';
import { type PageWords, pageWordsOf } from './page-words.ts';

/** A field that needs a look, and why. */
export interface Mark {
  path: string;
  kind: 'check' | 'worked-out';
  confidence: number;
  /** What the source says there. */
  excerpt: string | null;
  /** The words of the excerpt that were hard to read, counted from 0. */
  unsureWords: readonly number[];
  region: PhotoRegion | null;
  /** Of a dish: whether the photo shows it; null elsewhere. */
  seen: boolean | null;
  /** Two readers differ, and the excerpt has both readings. */
  disputed: boolean;
  /** The page says otherwise, and the excerpt is of that; null where it is what the field was read from. */
  pageWords: PageWords | null;
  /** Ties the field to its place in the photo; null where there is no such place. */
  number: number | null;
}

export const FACTS = ['title', 'servings', 'prepTime', 'cookTime', 'difficulty'] as const;

/** What is saved along without a field to type in. */
const KEPT = ['imageUrl', 'tags', 'nutrition'] as const;
export type Kept = (typeof KEPT)[number];

/** What can be marked, from the top of the page. */
const ON_PAGE = ['imageUrl', ...FACTS, 'ingredients', 'directions', 'tags', 'nutrition'] as const;

const isKept = (path: string): boolean => KEPT.some((name) => name === path);

/** A step is one text, however it is named; tags and nutrition stand together. */
const fieldPath = (path: string) =>
  path.replace(/^(directions\.\d+)\.instruction$|^(tags|nutrition)\..*$/, '$1$2');

/** Where a path stands on the page; null for what the preview has no field for. */
function placeOf(path: string): number | null {
  const [field, line = '', part] = path.split('.');
  const place = ON_PAGE.findIndex((name) => name === field);
  if (place === -1) return null;
  const inRow = isPart(part) ? PARTS.indexOf(part) + 1 : 0;
  return place * 1_000_000 + Number(line) * 10 + inRow;
}

function kindOf({ basis, confidence }: Evidence): Mark['kind'] | null {
  if (basis === 'inferred') return 'worked-out';
  return confidence < SURE_CONFIDENCE ? 'check' : null;
}

type Marked = Pick<
  ImportResult,
  | 'evidence'
  | 'title'
  | 'ingredients'
  | 'directions'
  | 'stepOrder'
  | 'imageUrl'
  | 'tags'
  | 'nutrition'
>;

/** A recipe cannot do without these: where one is empty it needs a look, whatever the reader said of it. */
const missingIn = ({ title, ingredients, directions }: Marked): Evidence[] =>
  [
    { path: 'title', isMissing: visibleText(title) === '' },
    { path: 'ingredients', isMissing: ingredients.length === 0 },
    { path: 'directions', isMissing: directions.length === 0 },
  ]
    .filter(({ isMissing }) => isMissing)
    .map(({ path }) => ({ path, confidence: 0, basis: 'source' }));

/** Nothing was found for the field, so there is nothing to compare it with. */
export const isMissing = ({ confidence, excerpt }: Pick<Mark, 'confidence' | 'excerpt'>): boolean =>
  confidence === 0 && excerpt === null;

interface Noted {
  piece: Evidence;
  pageWords: PageWords | null;
}

/** Of several pieces about what stands together, the one that needs a look the most. */
const isMoreDoubtful = (one: Evidence, other: Evidence): boolean =>
  one.basis === other.basis ? one.confidence < other.confidence : one.basis === 'inferred';

/** Whether the preview has anything to show of what it has no field for. */
function isThere(path: string, { imageUrl, tags, nutrition }: Marked): boolean {
  if (path === 'imageUrl') return (imageUrl ?? '') !== '';
  if (path === 'tags') return tags.length > 0;
  return path !== 'nutrition' || nutritionWords(nutrition) !== '';
}

/** A piece with what others before it say of what stands together: the page may give several nutrients otherwise. */
const withWordsOf = ({ piece: before }: Noted, piece: Evidence): Evidence => ({
  ...piece,
  excerpt: [before.excerpt, piece.excerpt].filter(Boolean).join(', '),
});

/** What there is to say of each field. Where the page contradicts a line, that is all there is to check about it. */
function notedFields(result: Marked): Map<string, Noted> {
  const noted = new Map<string, Noted>();
  const contradictions = new Map<string, Noted>();
  for (const piece of [...result.evidence, ...missingIn(result)]) {
    const [path, pageWords] = pageWordsOf(piece, result) ?? [];
    if (path === undefined || pageWords === undefined) {
      const field = fieldPath(piece.path);
      const known = isKept(field) ? noted.get(field) : undefined;
      if (known === undefined || isMoreDoubtful(piece, known.piece))
        noted.set(field, { piece, pageWords: null });
    } else {
      const known = isKept(path) ? contradictions.get(path) : undefined;
      contradictions.set(path, { piece: known ? withWordsOf(known, piece) : piece, pageWords });
    }
  }
  for (const [path, contradiction] of contradictions) {
    const line = linePath(path);
    noted.delete(line);
    // What was worked out of the same field is said beside it.
    noted.set(noted.has(path) ? line : path, contradiction);
  }
  return noted;
}

/** The marks of an import in the order of the page. No mark means nothing to check. */
export function marksOf(result: Marked): Mark[] {
  const lines = new Map(result.evidence.map((piece) => [piece.path, piece]));
  const found = [...notedFields(result)].flatMap(([path, { piece, pageWords }]) => {
    const place = placeOf(path);
    const kind = kindOf(piece);
    if (place === null || kind === null || !isThere(path, result)) return [];
    // What was worked out from a line has the line to show for it.
    const line = lines.get(linePath(path));
    const { confidence, seen = null, disputed = false } = piece;
    // The badge says already what is seen and what is not, what the page omits it has no words for, and a picture is seen.
    const isSaid = seen === null && pageWords?.kind !== 'omits' && path !== 'imageUrl';
    const words = piece.excerpt ?? line?.excerpt ?? '';
    const excerpt = isSaid && words !== '' ? words : null;
    // A place in a photo leads to a field.
    const region = isKept(path) ? null : (piece.region ?? line?.region ?? null);
    const { unsureWords = [] } = piece.excerpt === undefined ? (line ?? piece) : piece;
    const said = { excerpt, unsureWords, seen, disputed, pageWords };
    return [{ place, path, kind, confidence, region, ...said }];
  });
  let regions = 0;
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ place: _place, ...mark }) => ({
      ...mark,
      number: mark.region === null ? null : ++regions,
    }));
}
