import type { Recipe, RecipeDraft } from '@commonplate/contract';

/** Somebody's public recipe as one's own: private, unrated, and with the way back to where it came from. */
export function recipeCopy(recipe: Recipe, address: string): RecipeDraft {
  return {
    title: recipe.title,
    photoUrl: recipe.photoUrl,
    photoCredit: recipe.photoCredit,
    sourceUrl: recipe.sourceUrl ?? address,
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
