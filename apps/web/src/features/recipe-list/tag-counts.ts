import type { Recipe } from '@commonplate/contract';
import { hasTag } from './list-address.ts';

export interface TagCount {
  tag: string;
  count: number;
}

/** The tags of the recipes at hand, by name, and the chosen ones even where no recipe at hand has them. */
export function countTags(recipes: readonly Recipe[], chosen: readonly string[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) {
    const key = tag.toLowerCase();
    counts.set(key, { tag, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const known = [...counts.values()];
  const names = known.map(({ tag }) => tag);
  const others = chosen.filter((tag) => !hasTag(names, tag)).map((tag) => ({ tag, count: 0 }));
  return [...known, ...others].sort((a, b) => a.tag.localeCompare(b.tag));
}
