import {
  Difficulty,
  type ImportResult,
  LeftOut,
  TAGS_MAX,
  TAG_MAX,
  visibleText,
} from '@commonplate/contract';
import { z } from 'zod';
import { stepsBehindLeftOut } from './steps-behind.ts';

/** Which line of the import a row came from; null for one the user added. */
const origin = z.number().nullable();

/** What a row is known by wherever it stands; one that was added by hand is known by nothing. */
const PreviewRow = z.object({
  origin,
  /** Which of the lines beside the fields the user made it of. */
  takenFrom: z.number().optional(),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

/** The preview as it is typed: numbers are texts until they are read. */
export const PreviewValues = z.object({
  title: z.string(),
  servings: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  difficulty: Difficulty,
  ingredients: z.array(
    PreviewRow.extend({ quantity: z.string(), unit: z.string(), item: z.string() }),
  ),
  directions: z.array(PreviewRow.extend({ instruction: z.string() })),
  tags: z.array(z.string()),
  /** The paths of the marked fields and lines that the person has found to be right. */
  ticked: z.array(z.string()),
  /** Lines of the source beside the fields, those that were taken over too; each with the step that was read behind it. */
  leftOut: z.array(LeftOut.extend({ origin, nextStep: z.number().optional() })),
});
export type PreviewValues = z.infer<typeof PreviewValues>;

/** Tags have no field here to mend them in, so what could not be saved is left out. */
const keepableTags = (tags: readonly string[]) =>
  tags
    .map(visibleText)
    .filter((tag) => tag !== '' && tag.length <= TAG_MAX)
    .slice(0, TAGS_MAX);

/** `text` is what it was read from, where that is a text and at hand. */
export function previewValues(result: ImportResult, text: string | null = null): PreviewValues {
  const nextSteps = stepsBehindLeftOut(result, text);
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
    leftOut: (result.leftOut ?? []).map((line, at) => {
      const nextStep = nextSteps[at] ?? null;
      return { ...line, origin: at, ...(nextStep !== null && { nextStep }) };
    }),
  };
}
