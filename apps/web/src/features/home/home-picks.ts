import { FAVORITE_RATING, HOME_TRENDING_COUNT, type Recipe } from '@commonplate/contract';

/** The first favorite of the recipes at hand, otherwise the first of them. */
export const recipeOfTheDay = (recipes: readonly Recipe[]): Recipe | undefined =>
  recipes.find(({ rating }) => (rating ?? 0) >= FAVORITE_RATING) ?? recipes[0];

export interface TrendingTag {
  tag: string;
  count: number;
}

/** The most used tags of the recipes at hand; where they tie, the one met first. */
export function trendingTags(recipes: readonly Recipe[]): TrendingTag[] {
  const counts = new Map<string, TrendingTag>();
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) {
    const key = tag.toLowerCase();
    const known = counts.get(key);
    counts.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, HOME_TRENDING_COUNT);
}

export const randomRecipe = (recipes: readonly Recipe[]): Recipe | undefined =>
  recipes[Math.floor(Math.random() * recipes.length)];
