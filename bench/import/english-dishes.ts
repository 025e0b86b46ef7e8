import type { Dish, PageWords } from './dish.ts';

const words: PageWords = {
  ingredients: 'Ingredients',
  steps: 'Directions',
  notes: 'Notes',
  servings: 'Serves #',
  prep: 'Prep time: # minutes',
  cook: 'Cook time: # minutes',
};

export const ENGLISH_DISHES: readonly Dish[] = [
  {
    language: 'en',
    title: 'Smoky Bean Hotpot',
    ingredients: [
      '2 tbsp olive oil',
      '1 large onion, finely chopped',
      '2 (14 oz) cans butter beans, drained',
      '1 1/2 cups vegetable stock',
      '1 tsp smoked paprika',
      'Salt and pepper to taste',
    ],
    steps: [
      'Warm the oil in a heavy pot and soften the onion over a low heat.',
      'Stir in the paprika and let it sizzle for half a minute.',
      'Add the beans and the stock and simmer until the sauce clings to the beans.',
    ],
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 35,
    words,
  },
  {
    language: 'en',
    title: 'Buttermilk Oat Scones',
    ingredients: [
      '250 g plain flour',
      '80 g rolled oats',
      '½ teaspoon baking soda',
      '75 g cold butter, diced',
      '180 ml buttermilk',
      '1 egg, beaten, for brushing',
    ],
    steps: [
      'Heat the oven to 200 °C and line a tray with paper.',
      'Rub the butter into the flour, oats and soda until it looks like crumbs.',
      'Stir in the buttermilk, pat the dough flat and cut out eight rounds.',
      'Brush with the egg and bake until well risen and golden.',
    ],
    servings: 8,
    prepMinutes: 15,
    cookMinutes: 18,
    words: { ...words, steps: 'Method', servings: 'Makes #' },
  },
  {
    language: 'en',
    title: 'Cucumber Noodle Salad',
    ingredients: [
      '8 ounces thin rice noodles',
      '2 cucumbers, cut into ribbons',
      '3 tablespoons rice vinegar',
      '1 tablespoon sesame oil',
      'A handful of mint leaves',
    ],
    steps: [
      'Soak the noodles in hot water until tender, then rinse them under the cold tap.',
      'Whisk the vinegar and the oil with a pinch of sugar.',
      'Toss noodles, cucumber and mint in the dressing and serve at once.',
    ],
    servings: 2,
    prepMinutes: 20,
    cookMinutes: 5,
    words: { ...words, steps: 'Instructions' },
  },
];
