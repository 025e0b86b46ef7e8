import type {
  ImportResult,
  PhotoCredit,
  PhotoSuggestion,
  RecipeDraft,
} from '@commonplate/contract';
import type { CheckedRecipe } from './imported-recipe-check.ts';

export interface TakenPicture {
  photoUrl: string;
  photoCredit: PhotoCredit | null;
}

export const NO_PICTURE: TakenPicture = { photoUrl: '', photoCredit: null };

export const creditOf = (photo: PhotoSuggestion): PhotoCredit => ({
  photographer: photo.photographer,
  photographerUrl: photo.photographerUrl || null,
  license: photo.license ?? null,
  licenseUrl: photo.licenseUrl || null,
});

/** What is sent: the recipe as it was checked, with what the import knows of its origin. */
export function importedDraft(
  checked: CheckedRecipe,
  result: ImportResult,
  picture: TakenPicture,
): RecipeDraft {
  const hasNutrition = Object.values(result.nutrition).some(
    (value) => value !== null && value !== undefined,
  );
  return {
    ...checked,
    ...picture,
    directions: checked.directions.map(({ instruction }, index) => ({
      step: index + 1,
      instruction,
    })),
    nutrition: hasNutrition ? result.nutrition : null,
    sourceUrl: result.sourceUrl ?? null,
    confidence: result.confidence,
    aiGenerated: result.aiGenerated,
    generatedAt: result.generatedAt,
  };
}
