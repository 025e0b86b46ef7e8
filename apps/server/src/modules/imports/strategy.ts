import type { ReadRecipe } from '@commonplate/reader';

/** The way from a source to a recipe; null where it finds none. */
export type Strategy<Source> = (source: Source, signal: AbortSignal) => Promise<ReadRecipe | null>;
