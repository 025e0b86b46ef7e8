import type { RecipeDraft } from '@commonplate/contract';

const WAYS =
  'Baked Braised Charred Chilled Crisp Glazed Grilled Pickled Roast Smoked Spiced Stuffed';
const THINGS =
  'aubergines barley beans beetroot cabbage carrots cauliflower chicken chickpeas cod courgettes eggs fennel leeks lentils mackerel mushrooms noodles onions parsnips peppers pork potatoes pumpkin rice salmon spinach squash tofu tomatoes trout turnips';
const SEASONINGS =
  'anise basil capers caraway cardamom chilli cinnamon coriander cumin dill garlic ginger honey lemon mint miso mustard nutmeg olives oregano paprika parsley rosemary saffron sage sesame sumac tahini tarragon thyme turmeric vinegar';
const DISHES = 'bake bowl broth casserole curry fritters gratin pie salad soup stew tart';
const TAGS =
  'autumn baking breakfast comfort family freezer guests quick spicy summer vegan winter';

const [ways, things, seasonings, dishes, tags] = [WAYS, THINGS, SEASONINGS, DISHES, TAGS].map(
  (words) => words.split(' '),
) as [string[], string[], string[], string[], string[]];

/** Spreads neighbours far apart, so that no two recipes in a row look alike; the same number always gives the same recipe. */
const pick = (words: readonly string[], n: number, salt: number): string =>
  words[(Math.imul(n + salt * 7919, 2_654_435_761) % words.length) >>> 0] ?? words[0] ?? '';

/** As long as a recipe of a real book: eight ingredients, five steps, three tags. */
export function madeUpRecipe(n: number): RecipeDraft {
  const at = (words: readonly string[], salt: number) => pick(words, n, salt);
  const ingredients = Array.from({ length: 8 }, (_, row) => ({
    quantity: String(1 + ((n + row) % 9) * 50),
    unit: row % 2 === 0 ? 'g' : 'tbsp',
    item: `${row % 2 === 0 ? at(things, row) : at(seasonings, row)}, finely sliced`,
  }));
  return {
    title: `${at(ways, 1)} ${at(things, 2)} ${at(dishes, 3)} with ${at(seasonings, 4)} (${n})`,
    photoUrl: `https://pictures.example/${n}.jpg`,
    rating: 1 + (n % 5),
    prepTime: 5 + (n % 40),
    cookTime: 10 + (n % 90),
    servings: 1 + (n % 8),
    difficulty: 'easy',
    ingredients,
    directions: Array.from({ length: 5 }, (_, step) => ({
      instruction: `Step ${step + 1}: warm the ${at(things, step)} with the ${at(seasonings, step)} in a wide pan, stirring now and then, until the edges take colour and the kitchen smells of it, about ${5 + step} minutes.`,
    })),
    nutrition: { calories: 300 + (n % 400), protein: 12, carbohydrates: 40, fat: 14 },
    tags: [...new Set([at(tags, 5), at(tags, 6), at(tags, 7)])],
    visibility: n % 10 === 0 ? 'public' : 'private',
  };
}
