import type { ImportResult } from '@commonplate/contract';

/** What the preview takes for granted where an import found nothing. */
export function withDefaults(answer: Partial<ImportResult>): ImportResult {
  return {
    title: '',
    servings: 0,
    prepTime: 0,
    cookTime: 0,
    difficulty: 'medium',
    ingredients: [],
    directions: [],
    nutrition: {},
    tags: [],
    confidence: 0,
    aiGenerated: true,
    generatedAt: new Date().toISOString(),
    engine: 'page-text',
    evidence: [],
    ...answer,
  };
}
