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

/** Looks like chance, but the same numbers always give the same. */
function scattered(n: number, salt: number): number {
  let bits = Math.imul(n ^ Math.imul(salt, 0x9e3779b9), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const pick = (words: readonly string[], n: number, salt: number): string =>
  words[Math.floor(scattered(n, salt) * words.length)] ?? '';

/** As long as a recipe of a real book: eight ingredients, five steps, three tags. */
export function madeUpRecipe(n: number): RecipeDraft {
  const at = (words: readonly string[], salt: number) => pick(words, n, salt);
  const items = [
    ...[0, 2, 4].map((row) => `${at(things, row)}, finely sliced`),
    ...[1, 3, 5].map((row) => at(seasonings, row)),
    // Some things are in next to every recipe.
    ...(scattered(n, 8) < 0.5 ? ['olive oil', 'salt'] : ['butter', 'salt and pepper']),
  ];
  const ingredients = items.map((item, row) => ({
    quantity: String(1 + ((n + row) % 9) * 50),
    unit: row % 2 === 0 ? 'g' : 'tbsp',
    item,
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
