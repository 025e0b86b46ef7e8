/** What a model that looked at a dish answers. */
export const STEW = {
  found: true,
  title: 'Chickpea stew',
  servings: 4,
  prepTime: 15,
  cookTime: 40,
  difficulty: 'easy',
  ingredients: [
    { quantity: '400', unit: 'g', item: 'chickpeas', seen: true },
    { quantity: '2', unit: '', item: 'tomatoes', seen: true },
    { quantity: '1', unit: 'tsp', item: 'cumin', seen: false },
    { quantity: '', unit: '', item: 'salt', seen: false },
  ],
  directions: [
    { step: 1, instruction: 'Soften the tomatoes with the cumin.' },
    { step: 2, instruction: 'Add the chickpeas and simmer for 40 minutes.' },
  ],
  nutrition: { calories: 310, protein: 14, carbohydrates: 40, fat: 8, fiber: 11, sodium: 420 },
  tags: ['stew', 'vegan'],
  confidence: 92,
};
