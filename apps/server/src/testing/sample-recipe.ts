import type { RecipeDraft } from '@commonplate/contract';

/** The smallest recipe that can be kept, with whatever a test is about. */
export const sampleRecipe = (about: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'Yellow dal with cumin butter',
  ingredients: [
    { quantity: '250', unit: 'g', item: 'split yellow peas' },
    { quantity: '1 1/2', unit: 'tsp', item: 'cumin seeds' },
  ],
  directions: [
    { instruction: 'Simmer the peas for 40 minutes.' },
    { instruction: 'Foam the butter.' },
  ],
  ...about,
});
