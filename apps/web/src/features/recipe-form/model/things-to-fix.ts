import { takeInPending } from './pending-lines.ts';
import { RecipeFormSchema } from './recipe-form-schema.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';

const WORDS: Readonly<Record<string, string>> = {
  photoUrl: 'add a photo',
  rating: 'check the rating',
  prepTime: 'check the prep time',
  cookTime: 'check the cook time',
  servings: 'check the servings',
  difficulty: 'check the difficulty',
  tags: 'check the tags',
  nutrition: 'check the nutrition',
  adding: 'finish the ingredient you began',
};

const LISTS: Readonly<Record<string, { empty: string; row: string }>> = {
  ingredients: { empty: 'add an ingredient', row: 'check ingredient' },
  directions: { empty: 'add a step', row: 'check step' },
};

function wordsFor([field, place]: readonly PropertyKey[], values: RecipeFormValues): string {
  const name = String(field);
  const list = LISTS[name];
  if (name === 'title') return values.title.trim() === '' ? 'give it a title' : 'shorten the title';
  if (list === undefined) return WORDS[name] ?? `check ${name}`;
  return typeof place === 'number' ? `${list.row} ${place + 1}` : list.empty;
}

/** What still stands between this form and a saved recipe, one phrase a thing, in the order of the page. */
export function thingsToFix(values: RecipeFormValues): string[] {
  const whole = takeInPending(values);
  const { error } = RecipeFormSchema.safeParse(whole);
  return [...new Set(error?.issues.map(({ path }) => wordsFor(path, whole)) ?? [])];
}

export function fixSummary(things: readonly string[]): string {
  if (things.length === 0) return 'Ready to save';
  return `${fixCount(things)}: ${things.join(', ')}`;
}

export function fixCount(things: readonly string[]): string {
  if (things.length === 0) return 'Ready to save';
  return `${things.length} ${things.length === 1 ? 'thing' : 'things'} to fix`;
}
