import {
  Difficulty,
  type ImportResult,
  LeftOut,
  TAGS_MAX,
  TAG_MAX,
  visibleText,
} from '@commonplate/contract';
import { z } from 'zod';

/** Which line of the import a row came from; null for one the user added. */
const origin = z.number().nullable();

/** The preview as it is typed: numbers are texts until they are read. */
export const PreviewValues = z.object({
  title: z.string(),
  servings: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  difficulty: Difficulty,
  ingredients: z.array(
    z.object({ quantity: z.string(), unit: z.string(), item: z.string(), origin }),
  ),
  directions: z.array(z.object({ instruction: z.string(), origin })),
  tags: z.array(z.string()),
  /** The paths of the marked fields and lines that the person has found to be right. */
  ticked: z.array(z.string()),
  /** Lines of the source that no field holds yet. */
  leftOut: z.array(LeftOut.extend({ origin })),
});
export type PreviewValues = z.infer<typeof PreviewValues>;

/** Tags have no field here to mend them in, so what could not be saved is left out. */
const keepableTags = (tags: readonly string[]) =>
  tags
    .map(visibleText)
    .filter((tag) => tag !== '' && tag.length <= TAG_MAX)
    .slice(0, TAGS_MAX);

export function previewValues(result: ImportResult): PreviewValues {
  return {
    title: result.title,
    servings: String(result.servings),
    prepTime: String(result.prepTime),
    cookTime: String(result.cookTime),
    difficulty: result.difficulty,
    ingredients: result.ingredients.map(({ quantity, unit, item }, at) => ({
      quantity,
      unit,
      item,
      origin: at,
    })),
    directions: result.directions.map(({ instruction }, at) => ({ instruction, origin: at })),
    tags: keepableTags(result.tags),
    ticked: [],
    leftOut: (result.leftOut ?? []).map((line, at) => ({ ...line, origin: at })),
  };
}
