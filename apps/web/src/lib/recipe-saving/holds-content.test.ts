import type { RecipeChange } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { storedRecipe } from '../../testing/stored-recipe.ts';
import { holdsContent } from './holds-content.ts';

const stored = storedRecipe({
  rating: 4,
  nutrition: { calories: 210, fat: null },
  photoCredit: { photographer: 'Ada Lind' },
  tags: ['Cake', 'plums'],
});

test.each<[string, RecipeChange]>([
  ['nothing', {}],
  ['the same words', { title: 'Plum cake', rating: 4, prepTime: 20 }],
  ['outer spaces', { title: ' Plum cake ' }],
  ['the version it is based on', { title: 'Plum cake', updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['unset as null, empty or not at all', { cookTime: null, originalAuthor: '', sourceUrl: null }],
  ['steps without numbers', { directions: [{ instruction: 'Stone the plum.' }] }],
  ['steps with other numbers', { directions: [{ step: 7, instruction: 'Stone the plum.' }] }],
  ['fields in another order', { ingredients: [{ item: 'plum', unit: '', quantity: '1' }] }],
  ['tags to be merged', { tags: ['Cake', 'cake', 'plums, CAKE'] }],
  ['a part that is not set', { nutrition: { sodium: null, calories: 210 } }],
  ['a credit with gaps', { photoCredit: { photographer: 'Ada Lind', license: null } }],
  ['a doubled path', { photoUrl: '/api/api/uploads/0123456789abcdef0123.webp' }],
  ['not made by AI', { aiGenerated: null }],
])('a stored recipe holds %s', (_what, sent) => {
  expect(holdsContent(stored, sent)).toBe(true);
});

test.each<[string, RecipeChange]>([
  ['another title', { title: 'Plum tart' }],
  ['a cleared rating', { rating: null }],
  ['a time it has not', { cookTime: 0 }],
  ['another picture', { photoUrl: 'https://pictures.example/plum.jpg' }],
  ['no picture', { photoUrl: '' }],
  ['a tag in other letters', { tags: ['cake', 'plums'] }],
  ['tags in another order', { tags: ['plums', 'Cake'] }],
  ['one tag less', { tags: ['Cake'] }],
  ['another amount', { ingredients: [{ quantity: '2', unit: '', item: 'plum' }] }],
  ['one step more', { directions: [{ instruction: 'Stone the plum.' }, { instruction: 'Bake.' }] }],
  ['another nutrient', { nutrition: { calories: 210, fat: 0 } }],
  ['no nutrition', { nutrition: null }],
  ['no credit', { photoCredit: null }],
  ['another visibility', { visibility: 'public' }],
])('a stored recipe does not hold %s', (_what, sent) => {
  expect(holdsContent(stored, sent)).toBe(false);
});
