import type { Recipe } from '@commonplate/contract';

/** A small recipe for the tests of this folder. */
export const SAMPLE: Recipe = {
  id: '0190a5a0-0000-7000-8000-000000000001',
  userId: '0190a5a0-0000-7000-8000-000000000002',
  title: 'Flat bread',
  photoUrl: '/api/uploads/0123456789abcdef0123.webp',
  photoCredit: { photographer: 'Ada Lind' },
  sourceUrl: null,
  originalAuthor: null,
  rating: 4,
  prepTime: 80,
  cookTime: 10,
  servings: 3,
  difficulty: 'medium',
  ingredients: [
    { quantity: '1', unit: 'cup', item: 'flour (120 g)' },
    { quantity: 'to taste', unit: '', item: 'salt' },
  ],
  directions: [
    { step: 1, instruction: 'Mix 120 g flour with water and rest for 1 hour.' },
    { step: 2, instruction: 'Bake at 220 °C for 8 to 10 minutes.' },
  ],
  nutrition: { calories: 210, sodium: 0 },
  tags: ['bread', 'quick'],
  visibility: 'public',
  confidence: 88,
  aiGenerated: true,
  generatedAt: '2026-01-01T10:00:00.000Z',
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  author: { id: '0190a5a0-0000-7000-8000-000000000002', name: 'Ines' },
};
