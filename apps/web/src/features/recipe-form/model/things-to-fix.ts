import { visibleText } from '@commonplate/contract';
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
  if (name === 'title')
    return visibleText(values.title) === '' ? 'give it a title' : 'shorten the title';
  if (place === 'tag') return 'check the tags';
  if (list === undefined) return WORDS[name] ?? `check ${name}`;
  return typeof place === 'number' ? `${list.row} ${place + 1}` : list.empty;
}

/** A picture that was chosen and could not be sent: as long as it waits, the recipe is not what the cook meant. */
const PHOTO_NOT_SENT = 'the photo was not uploaded';

/** What still stands between this form and a saved recipe, one phrase a thing, in the order of the page. */
export function thingsToFix(values: RecipeFormValues, photoFailed = false): string[] {
  const whole = takeInPending(values);
  const { error } = RecipeFormSchema.safeParse(whole);
  const faults = error?.issues.map(({ path }) => path) ?? [];
  const above = faults.filter(([field]) => field === 'title');
  const photo = faults.filter(([field]) => field === 'photoUrl');
  const below = faults.filter(([field]) => field !== 'title' && field !== 'photoUrl');
  const words = (paths: typeof faults) => paths.map((path) => wordsFor(path, whole));
  const aboutPhoto = photoFailed ? [PHOTO_NOT_SENT] : words(photo);
  return [...new Set([...words(above), ...aboutPhoto, ...words(below)])];
}

export function fixSummary(things: readonly string[]): string {
  if (things.length === 0) return 'Ready to save';
  return `${fixCount(things)}: ${things.join(', ')}`;
}

export function fixCount(things: readonly string[]): string {
  if (things.length === 0) return 'Ready to save';
  return `${things.length} ${things.length === 1 ? 'thing' : 'things'} to fix`;
}
