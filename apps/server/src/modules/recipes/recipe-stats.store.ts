import { FAVORITE_RATING, type RecipeStats } from '@commonplate/contract';
import { sql } from 'kysely';
import { DAY } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';

const WEEK = 7 * DAY;

interface CountedTag {
  readonly tag_key: string;
  readonly count: number;
}

/** Not sorted by the database: each PostgreSQL puts letters in the order of the language it was set up for. */
const mostUsedFirst = (a: CountedTag, b: CountedTag): number =>
  b.count - a.count || (a.tag_key < b.tag_key ? -1 : 1);

/** Of one's own recipes only. */
export async function readStats(db: Queries, ownerId: string, now: number): Promise<RecipeStats> {
  const time = sql<number>`coalesce(prep_time, 0) + coalesce(cook_time, 0)`;
  const numbers = await db
    .selectFrom('recipes')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('seq').filterWhere('rating', '>=', FAVORITE_RATING).as('favorites'),
      fn.count<number>('seq').filterWhere('visibility', '=', 'public').as('public'),
      fn
        .count<number>('seq')
        .filterWhere('created_at', '>', now - WEEK)
        .as('thisWeek'),
      fn.avg<number | null>(time).filterWhere(time, '>', 0).as('averageTime'),
    ])
    .executeTakeFirstOrThrow();
  const tags = await db
    .selectFrom('recipe_tags')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => ['tag_key', fn.max('tag').as('tag'), fn.countAll<number>().as('count')])
    .groupBy('tag_key')
    .execute();
  return {
    totalRecipes: numbers.total,
    favorites: numbers.favorites,
    publicRecipes: numbers.public,
    addedThisWeek: numbers.thisWeek,
    averageTotalTime: Math.round(numbers.averageTime ?? 0),
    tags: tags.sort(mostUsedFirst).map(({ tag, count }) => ({ tag, count })),
  };
}
