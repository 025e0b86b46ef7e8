import { madeUpRecipe } from './made-up-recipes.ts';

const MANNERS = [
  // Most people type one or two words of what the thing is called.
  ([, thing = '']) => thing,
  ([way = '', thing = '']) => `${way} ${thing}`,
  ([, thing = '', dish = '']) => `${dish} ${thing}`,
  ([, thing = '', dish = '', , seasoning = '']) => `${thing} ${dish} with ${seasoning}`,
  // While typing: the beginning of a word, also after a whole one.
  ([, thing = '']) => thing.slice(0, 2),
  ([, thing = '', dish = '']) => `${thing} ${dish.slice(0, 3)}`,
  // One letter short.
  ([, thing = '']) => thing.slice(0, 3) + thing.slice(4),
  ([, thing = '', dish = '']) => `${thing.slice(0, 3)}${thing.slice(4)} ${dish}`,
] as const satisfies readonly ((title: readonly string[]) => string)[];

const ELSEWHERE = [
  ({ ingredients }) => ingredients[4]?.item ?? '',
  ({ ingredients }) => `${ingredients[3]?.item} ${ingredients[5]?.item}`,
  ({ tags }) => tags?.[0] ?? '',
  ({ tags, ingredients }) => `${tags?.[0]} ${ingredients[3]?.item}`,
] as const satisfies readonly ((recipe: ReturnType<typeof madeUpRecipe>) => string)[];

/** What somebody would type who looks for this recipe, in each manner of searching. */
function searchesFor(n: number): string[] {
  const recipe = madeUpRecipe(n);
  const title = recipe.title.toLowerCase().split(' ');
  return [...MANNERS.map((manner) => manner(title)), ...ELSEWHERE.map((manner) => manner(recipe))];
}

/** Searches of every manner that find something, some that find next to everything, and some that find nothing. */
export const MADE_UP_SEARCHES: readonly string[] = [
  ...[7, 101, 1_234, 4_321, 8_765, 9_999].flatMap(searchesFor),
  'p',
  'salt',
  'olive oil',
  'with',
  'soup 77',
  'xylophone',
  'brocoli',
];
