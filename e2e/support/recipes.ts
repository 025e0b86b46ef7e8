import { type Recipe, type RecipeDraft } from '@commonplate/contract';
import { call, type Person } from './accounts.ts';
import type { Product } from './product.ts';

export const draft = (about: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'Yellow dal with cumin butter',
  ingredients: [
    { quantity: '250', unit: 'g', item: 'split yellow peas' },
    { quantity: '2', unit: 'tsp', item: 'cumin seeds' },
    { quantity: '60', unit: 'g', item: 'butter' },
    { quantity: '1', unit: '', item: 'green chilli' },
  ],
  directions: [{ instruction: 'Simmer the peas for 40 minutes.' }],
  ...about,
});

export async function keepRecipe(
  product: Product,
  person: Pick<Person, 'token'>,
  about: Partial<RecipeDraft> = {},
): Promise<Recipe> {
  const answer = await call(product, 'POST /recipes', { token: person.token, body: draft(about) });
  if (answer.status !== 201) throw new Error(`keeping failed: ${JSON.stringify(answer)}`);
  return (answer.data as { recipe: Recipe }).recipe;
}
