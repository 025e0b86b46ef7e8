import { z } from 'zod';
import { LEFT_OUT_MAX, PASTED_TEXT_MAX, TEXT_MAX } from './limits.ts';
import { Difficulty, Direction, Ingredient, Nutrition, SourceUrl } from './recipe.ts';
import { visibleText } from './visible-text.ts';

export const ImportEngine = z.enum(['structured-data', 'page-text', 'ocr', 'ai']);
export type ImportEngine = z.infer<typeof ImportEngine>;

export const PhotoKind = z.enum(['recipe-card', 'dish']);
export type PhotoKind = z.infer<typeof PhotoKind>;

const share = z.number().min(0).max(1);

/** Where in a photo a text stands: `photo` counts from 0, the rest are shares of its width and height. */
export const PhotoRegion = z.object({
  photo: z.number().int().min(0),
  x: share,
  y: share,
  width: share,
  height: share,
});
export type PhotoRegion = z.infer<typeof PhotoRegion>;

/** Why a field has its value: it stands in the source, or was worked out; and how sure the reader is. */
export const Evidence = z.object({
  /** Dotted, as in `ingredients.0.quantity`. */
  path: z.string(),
  confidence: z.number().min(0).max(100),
  basis: z.enum(['source', 'inferred']),
  /** For a dish: whether the photo shows it, or it is only assumed. */
  seen: z.boolean().optional(),
  /** Two readers read it differently; the excerpt has both readings. */
  disputed: z.boolean().optional(),
  /**
   * What a page shows where its data, and so the field, is not to be trusted, with its own words as the excerpt: it
   * says otherwise, goes on where the data ends, adds what the data leaves out, or has nothing like it. A step that it
   * tells earlier or later has one that it tells behind or before it.
   */
  pageSays: z
    .enum(['differs', 'goes-on', 'adds', 'omits', 'tells-earlier', 'tells-later'])
    .optional(),
  excerpt: z.string().optional(),
  /** Of an ingredient that the page gives otherwise: the excerpt, read as one. */
  ingredient: Ingredient.optional(),
  /** Which words of the excerpt, counted from 0, were hard to read. */
  unsureWords: z.array(z.number().int().min(0)).optional(),
  region: PhotoRegion.optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Words of the source that went into no field: a note, a tip, the name of a part, where the card came from. */
export const LeftOut = z.object({
  text: z.string().max(TEXT_MAX),
  region: PhotoRegion.optional(),
});
export type LeftOut = z.infer<typeof LeftOut>;

export const ImportResult = z.object({
  title: z.string(),
  servings: z.number(),
  prepTime: z.number(),
  cookTime: z.number(),
  totalTime: z.number().nullish(),
  difficulty: Difficulty,
  ingredients: z.array(Ingredient),
  directions: z.array(Direction),
  nutrition: Nutrition,
  tags: z.array(z.string()),
  imageUrl: z.string().nullish(),
  sourceUrl: z.string().nullish(),
  language: z.string().nullish(),
  confidence: z.number().min(0).max(100),
  aiGenerated: z.boolean(),
  generatedAt: z.string(),
  engine: ImportEngine,
  /** A recipe of the importing user that came from the same address. */
  existingRecipeId: z.string().nullish(),
  /** For each photo, the degrees clockwise by which it must be turned to stand upright; regions are those of the photo as sent. */
  photoTurns: z.array(z.number()).optional(),
  evidence: z.array(Evidence),
  /** Where a page tells its steps in another order: their numbers as it tells them, counted from 0, without those in no certain place. */
  stepOrder: z.array(z.number().int().min(0)).readonly().optional(),
  /** What a card or a text says beside the fields, in its order. What stands around a copied recipe is not listed. */
  leftOut: z.array(LeftOut).max(LEFT_OUT_MAX).optional(),
  /** The photos, counted from 0, on which no word could be read. */
  unreadPhotos: z.array(z.number().int().min(0)).optional(),
  /** An AI provider was asked and failed: the built-in reader read this alone. */
  aiFailed: z.boolean().optional(),
  /** The page holds other recipes that this one was chosen from. */
  oneOfSeveral: z.boolean().optional(),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** A password that stands in an address is sent to nobody. */
function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

export const ImportUrlRequest = z.object({
  url: z
    .string({ error: 'Please enter a URL' })
    .overwrite(visibleText)
    .min(1, 'Please enter a URL')
    .pipe(SourceUrl)
    .refine((url) => !hasCredentials(url), 'Please enter a valid URL'),
});
export type ImportUrlRequest = z.infer<typeof ImportUrlRequest>;

/** The text or the HTML of a page that could not be fetched. */
export const ImportTextRequest = z.object({
  text: z
    .string({ error: 'Please paste the text of the recipe' })
    .overwrite(visibleText)
    .min(1, 'Please paste the text of the recipe')
    .max(PASTED_TEXT_MAX, 'This text is too long. Please paste only the recipe.'),
  sourceUrl: SourceUrl.nullish(),
});
export type ImportTextRequest = z.infer<typeof ImportTextRequest>;

/** What this installation can do. */
export const ImportCapabilities = z.object({
  url: z.boolean(),
  text: z.boolean(),
  recipeCard: z.boolean(),
  dish: z.boolean(),
  /** An AI provider reads along where the built-in reader is unsure. */
  ai: z.boolean(),
  stockPhotos: z.boolean(),
});
export type ImportCapabilities = z.infer<typeof ImportCapabilities>;

/** How far the photos of the asking user are; all null while none of theirs waits or is read. */
export const ImportPlace = z.object({
  /** How many photos of others are read before the next of these; 0 while one of them is read. */
  ahead: z.number().nullable(),
  /** Which of them, counted from 1, is read or comes next; null once all are read. */
  reading: z.number().nullable(),
  of: z.number().nullable(),
});
export type ImportPlace = z.infer<typeof ImportPlace>;

export const RateLimitStatus = z.object({ minuteRemaining: z.number(), dayRemaining: z.number() });
export type RateLimitStatus = z.infer<typeof RateLimitStatus>;
