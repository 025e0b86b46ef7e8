import type { Recipe, RecipeDraft } from '@commonplate/contract';

/** Somebody's public recipe as one's own: private, unrated, and with the name of who wrote it and the way back there. */
export function recipeCopy(recipe: Recipe, address: string): RecipeDraft {
  return {
    title: recipe.title,
    photoUrl: recipe.photoUrl,
    photoCredit: recipe.photoCredit,
    sourceUrl: recipe.sourceUrl ?? address,
    originalAuthor: recipe.originalAuthor ?? recipe.author?.name ?? null,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    ingredients: recipe.ingredients,
    directions: recipe.directions,
    nutrition: recipe.nutrition,
    tags: recipe.tags,
    visibility: 'private',
    confidence: recipe.confidence,
    aiGenerated: recipe.aiGenerated,
    generatedAt: recipe.generatedAt,
  };
}
