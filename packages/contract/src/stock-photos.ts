import { z } from 'zod';
import { INGREDIENTS_MAX, INGREDIENT_PART_MAX, TITLE_MAX } from './limits.ts';
import { SourceUrl, Title } from './recipe.ts';

export const PhotoSuggestRequest = z.object({
  title: Title,
  /** Names of the ingredients, the most telling first. */
  ingredients: z.array(z.string().max(INGREDIENT_PART_MAX)).max(INGREDIENTS_MAX).default([]),
});
export type PhotoSuggestRequest = z.infer<typeof PhotoSuggestRequest>;

/** Addresses are of the web or empty. */
export const PhotoSuggestion = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  description: z.string(),
  photographer: z.string(),
  photographerUrl: z.string(),
  license: z.string().optional(),
  licenseUrl: z.string().optional(),
});
export type PhotoSuggestion = z.infer<typeof PhotoSuggestion>;

export const PhotoSuggestions = z.object({
  photos: z.array(PhotoSuggestion),
  /** Why there are none. */
  message: z.string().optional(),
  /** The service they come from, which wants to be named. */
  source: z.object({ name: z.string(), url: z.string() }).optional(),
});
export type PhotoSuggestions = z.infer<typeof PhotoSuggestions>;

export const PhotoDownloadRequest = z.object({
  photoUrl: z.string({ error: 'Please enter a URL' }).pipe(SourceUrl),
  recipeTitle: z.string().max(TITLE_MAX).default(''),
});
export type PhotoDownloadRequest = z.infer<typeof PhotoDownloadRequest>;
