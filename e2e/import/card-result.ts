import type { ImportResult } from '@commonplate/contract';

/** A line of a card, so far down its photo. */
export const regionAt = (y: number) => ({ photo: 0, x: 0.1, y, width: 0.4, height: 0.06 });

/** What the reading of a card answers. */
export const CARD_READ: ImportResult = {
  title: 'Plum cake',
  servings: 8,
  prepTime: 10,
  cookTime: 45,
  difficulty: 'medium',
  ingredients: [{ quantity: '150', unit: 'g', item: 'butter' }],
  directions: [{ step: 1, instruction: 'Bake at 180 degrees for 45 minutes.' }],
  nutrition: {},
  tags: [],
  confidence: 91,
  aiGenerated: true,
  generatedAt: '2026-05-04T10:00:00.000Z',
  engine: 'ocr',
  evidence: [
    {
      path: 'ingredients.0',
      confidence: 64,
      basis: 'source',
      excerpt: '150 g butter',
      region: regionAt(0.2),
    },
  ],
};
