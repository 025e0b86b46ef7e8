import type { Recipe } from '@commonplate/contract';

/** A recipe as the server would send it. */
export function storedRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: '0190a5a0-0000-7000-8000-000000000011',
    userId: '01890a5d-ac96-774b-bcce-b302099a8057',
    title: 'Plum cake',
    photoUrl: '/api/uploads/0123456789abcdef0123.webp',
    photoCredit: null,
    sourceUrl: null,
    originalAuthor: null,
    rating: null,
    prepTime: 20,
    cookTime: null,
    servings: null,
    difficulty: null,
    ingredients: [{ quantity: '1', unit: '', item: 'plum' }],
    directions: [{ step: 1, instruction: 'Stone the plum.' }],
    nutrition: null,
    tags: ['cake'],
    visibility: 'private',
    confidence: null,
    aiGenerated: false,
    generatedAt: null,
    createdAt: '2026-02-03T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    ...changes,
  };
}
