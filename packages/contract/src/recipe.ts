import { z } from 'zod';
import { normalizeImageUrl } from './image-url.ts';
import {
  DIRECTIONS_MAX,
  INGREDIENTS_MAX,
  INGREDIENT_PART_MAX,
  MAX_RATING,
  MINUTES_MAX,
  MIN_RATING,
  NAME_MAX,
  NUTRITION_MAX,
  SERVINGS_STORED_MAX,
  TAGS_MAX,
  TAG_MAX,
  TEXT_MAX,
  TITLE_MAX,
  URL_MAX,
} from './limits.ts';
import type { Nutrient } from './nutrients.ts';
import { mergeTags } from './tag-key.ts';
import { visibleText } from './visible-text.ts';

export const Difficulty = z.enum(['easy', 'medium', 'hard', 'expert']);
export type Difficulty = z.infer<typeof Difficulty>;

export const Visibility = z.enum(['private', 'public']);
export type Visibility = z.infer<typeof Visibility>;

export const Title = z
  .string({ error: 'Recipe title is required' })
  .overwrite(visibleText)
  .min(1, 'Recipe title is required')
  .max(TITLE_MAX, 'Title must be less than 200 characters');

const minutes = (message: string) =>
  z
    .number({ error: 'Please enter a number' })
    .min(0, message)
    .max(MINUTES_MAX, `Must be at most ${MINUTES_MAX}`)
    .int('Please enter whole minutes');

export const PrepTime = minutes('Prep time must be positive');
export const CookTime = minutes('Cook time must be positive');

export const Servings = z
  .number({ error: 'Please enter a number' })
  .min(1, 'Servings must be at least 1')
  .max(SERVINGS_STORED_MAX, `Servings must be at most ${SERVINGS_STORED_MAX}`);

export const Rating = z
  .number({ error: 'Please enter a number' })
  .min(MIN_RATING, 'Rating must be at least 1')
  .max(MAX_RATING, 'Rating must be at most 5')
  .int('Please choose whole stars');

const part = (required: string) =>
  z
    .string({ error: required })
    .overwrite(visibleText)
    .min(1, required)
    .max(INGREDIENT_PART_MAX, `Must be at most ${INGREDIENT_PART_MAX} characters`);

const unit = z
  .string()
  .overwrite(visibleText)
  .max(INGREDIENT_PART_MAX, `Must be at most ${INGREDIENT_PART_MAX} characters`);

export const Ingredient = z.object({
  quantity: part('Quantity is required'),
  unit: unit.default(''),
  item: part('Ingredient name is required'),
});
export type Ingredient = z.infer<typeof Ingredient>;

export const Direction = z.object({
  step: z.number().int().min(1),
  instruction: z
    .string({ error: 'Instruction is required' })
    .overwrite(visibleText)
    .min(1, 'Instruction is required')
    .max(TEXT_MAX, `Instruction must be at most ${TEXT_MAX} characters`),
});
export type Direction = z.infer<typeof Direction>;

const amount = z
  .number({ error: 'Please enter a number' })
  .min(0, 'Must be at least 0')
  .max(NUTRITION_MAX, `Must be at most ${NUTRITION_MAX}`);

/** Energy in kcal, sodium in milligrams, the rest in grams. */
export const Nutrition = z.object({
  calories: amount.nullish(),
  protein: amount.nullish(),
  carbohydrates: amount.nullish(),
  fat: amount.nullish(),
  fiber: amount.nullish(),
  sodium: amount.nullish(),
} satisfies Record<Nutrient, z.ZodType>);
export type Nutrition = z.infer<typeof Nutrition>;

export const Tag = z
  .string()
  .overwrite(visibleText)
  .min(1, 'Tag is required')
  .max(TAG_MAX, `Tags must be at most ${TAG_MAX} characters`);

/** Browsers differ in what they take for a host: a blank in it is one to some. */
const isWebUrl = (text: string) =>
  /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i.test(text) && URL.canParse(text);

export const SourceUrl = z
  .string()
  .trim()
  .max(URL_MAX, 'URL is too long')
  .refine(isWebUrl, 'Please enter a valid URL');

const UPLOAD_PATH = /^\/api\/uploads\/[A-Za-z0-9_-]{20,}\.webp$/;

/** Empty (no picture), one of our own uploads, or a picture elsewhere on the web. */
export const PhotoUrl = z
  .string()
  .trim()
  .overwrite(normalizeImageUrl)
  .max(URL_MAX, 'URL is too long')
  .refine(
    (url) => url === '' || UPLOAD_PATH.test(url) || isWebUrl(url),
    'Please enter a valid image URL',
  );

/** Who took a stock photo and under which licence: kept with the recipe and shown beside the picture. */
export const PhotoCredit = z.object({
  photographer: z.string().overwrite(visibleText).max(200),
  photographerUrl: SourceUrl.nullish(),
  license: z.string().overwrite(visibleText).max(100).nullish(),
  licenseUrl: SourceUrl.nullish(),
});
export type PhotoCredit = z.infer<typeof PhotoCredit>;

/** As callers send them: null means not set, everywhere. */
const SentIngredient = Ingredient.extend({
  unit: unit.nullish().transform((given) => given ?? ''),
});
const SentDirection = Direction.extend({ step: Direction.shape.step.nullish() });

const moment = z.iso.datetime({
  offset: true,
  error: 'Must be a date and time such as 2026-01-31T18:30:00Z',
});

const fields = {
  title: Title,
  photoUrl: PhotoUrl.nullish(),
  photoCredit: PhotoCredit.nullish(),
  sourceUrl: SourceUrl.nullish(),
  /** Who wrote a recipe that was copied from somebody else, so that the credit stays. */
  originalAuthor: z
    .string()
    .overwrite(visibleText)
    .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters`)
    .nullish(),
  rating: Rating.nullish(),
  prepTime: PrepTime.nullish(),
  cookTime: CookTime.nullish(),
  servings: Servings.nullish(),
  difficulty: Difficulty.nullish(),
  ingredients: z
    .array(SentIngredient, { error: 'At least one ingredient is required' })
    .min(1, 'At least one ingredient is required')
    .max(INGREDIENTS_MAX, `At most ${INGREDIENTS_MAX} ingredients are allowed`),
  directions: z
    .array(SentDirection, { error: 'At least one direction is required' })
    .min(1, 'At least one direction is required')
    .max(DIRECTIONS_MAX, `At most ${DIRECTIONS_MAX} directions are allowed`),
  nutrition: Nutrition.nullish(),
  tags: z
    .array(Tag)
    .overwrite(mergeTags)
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags are allowed`)
    .nullish(),
  visibility: Visibility.nullish(),
  confidence: z.number().min(0).max(100).nullish(),
  aiGenerated: z.boolean().nullish(),
  generatedAt: moment.nullish(),
};

/** What POST takes. Steps are numbered by position, repeated tags merged, whatever the caller sent. */
export const RecipeDraft = z.object(fields);
export type RecipeDraft = z.infer<typeof RecipeDraft>;

/** What PUT takes: what is absent stays, null clears, `updatedAt` guards against overwriting a newer version. */
export const RecipeChange = RecipeDraft.partial().extend({
  updatedAt: moment.nullish(),
});
export type RecipeChange = z.infer<typeof RecipeChange>;

export const Author = z.object({ id: z.uuid(), name: z.string() });
export type Author = z.infer<typeof Author>;

export const Recipe = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  photoUrl: z.string(),
  photoCredit: PhotoCredit.nullable(),
  sourceUrl: z.string().nullable(),
  originalAuthor: z.string().nullable(),
  rating: z.number().nullable(),
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  servings: z.number().nullable(),
  difficulty: Difficulty.nullable(),
  ingredients: z.array(Ingredient),
  directions: z.array(Direction),
  nutrition: Nutrition.nullable(),
  tags: z.array(z.string()),
  visibility: Visibility,
  confidence: z.number().nullable(),
  aiGenerated: z.boolean(),
  generatedAt: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  author: Author.optional(),
});
export type Recipe = z.infer<typeof Recipe>;

export const RecipeStats = z.object({
  totalRecipes: z.number(),
  favorites: z.number(),
  publicRecipes: z.number(),
  addedThisWeek: z.number(),
  averageTotalTime: z.number(),
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
});
export type RecipeStats = z.infer<typeof RecipeStats>;
