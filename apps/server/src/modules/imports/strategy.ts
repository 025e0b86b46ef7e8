import type { ReadRecipe } from '@commonplate/reader';

/** One way to a recipe; null where it finds none, and the next one is tried. */
export type Strategy<Source> = (source: Source, signal: AbortSignal) => Promise<ReadRecipe | null>;

/** In order, and the order is the policy: what a source states itself comes before what is guessed. */
export async function firstReading<Source>(
  strategies: readonly Strategy<Source>[],
  source: Source,
  signal: AbortSignal,
): Promise<ReadRecipe | null> {
  for (const strategy of strategies) {
    signal.throwIfAborted();
    const recipe = await strategy(source, signal);
    if (recipe) return recipe;
  }
  return null;
}
