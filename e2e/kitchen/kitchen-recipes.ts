import type { Recipe, RecipeDraft } from '@commonplate/contract';
import type { Page } from '@playwright/test';
import { type Person, enterAs, registerPerson } from '../support/accounts.ts';
import type { Product } from '../support/product.ts';
import { keepRecipe } from '../support/recipes.ts';

export const SOUP = {
  title: 'Roasted tomato soup with basil and croutons',
  photoUrl: '',
  sourceUrl: 'https://www.thekitchenpaper.example/soups/tomato?from=list&sort=new',
  rating: 4,
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  difficulty: 'easy',
  ingredients: [
    { quantity: '1.2', unit: 'kg', item: 'plum tomatoes, halved' },
    { quantity: '1', unit: '', item: 'garlic bulb, cut across' },
    { quantity: '4', unit: 'tbsp', item: 'olive oil' },
    { quantity: '1', unit: 'cup', item: 'red lentils (200 g)' },
    { quantity: '500', unit: 'ml', item: 'vegetable stock' },
    { quantity: '1', unit: '(400 g) tin', item: 'cherry tomatoes' },
    { quantity: '1/2', unit: 'bunch', item: 'basil' },
    { quantity: '2-3', unit: 'slices', item: 'day-old bread, torn' },
    { quantity: '100', unit: 'ml', item: 'double cream' },
    { quantity: 'to taste', unit: '', item: 'flaky salt and black pepper' },
  ],
  directions: [
    {
      instruction:
        'Heat the oven to 200 °C. Spread the tomatoes and the garlic over a 30 cm tray, pour 4 tbsp of oil over, salt well, and roast for 40 minutes, until the edges catch.',
    },
    {
      instruction:
        'Squeeze the garlic out of its skins into a pot. Add the 400 g tin, 200 g lentils and 500 ml stock, and simmer for 20 minutes.',
    },
    { instruction: 'Tear in most of the basil. Blend until smooth, then taste; it may want salt.' },
    { instruction: 'Toast the bread in a wide pan for 5 minutes, until crisp and brown.' },
    { instruction: 'Ladle into warm bowls. Finish with 100 ml cream and the croutons.' },
  ],
  nutrition: { calories: 412, protein: 9, carbohydrates: 38, fat: 25, fiber: 7, sodium: 640 },
  tags: ['soup', 'weeknight', 'freezes well'],
  visibility: 'private',
} as const satisfies RecipeDraft;

/** Counts its foods and speaks of each bowl. */
export const OMELETTE = {
  ingredients: [
    { quantity: '2', unit: '', item: 'eggs' },
    { quantity: '1', unit: 'tsp', item: 'salt' },
    { quantity: '3', unit: 'cloves', item: 'garlic' },
    { quantity: '1', unit: '', item: 'onion' },
  ],
  directions: [
    {
      instruction: 'Beat 2 eggs with 1 tsp salt in 2 bowls. Add 3 cloves garlic, 1 onion.',
    },
    { instruction: 'Put 3 tbsp seasoning liquid in each bowl, pour on 350 ml hot stock.' },
  ],
} as const satisfies Partial<RecipeDraft>;

/** Text that would run if any screen took it for markup. */
export const HOSTILE = `<img src=x onerror="alert('run')"><script>alert('run')</script>`;

interface Kitchen {
  page: Page;
  product: Product;
}

/** A cook in front of a recipe of her own. */
export async function openRecipe(
  { page, product }: Kitchen,
  changes: Partial<RecipeDraft> = {},
): Promise<{ recipe: Recipe; cook: Person }> {
  const cook = await registerPerson(product);
  const recipe = await keepRecipe(product, cook, { ...SOUP, ...changes });
  await enterAs(page, cook);
  await page.goto(`/recipes/${recipe.id}`);
  await page.getByRole('heading', { level: 1, name: recipe.title }).waitFor();
  return { recipe, cook };
}
