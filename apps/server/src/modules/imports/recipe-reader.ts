import type { CardLine, ReadRecipe } from '@commonplate/reader';
import { MINUTE, SECOND } from '../../platform/clock.ts';
import {
  type BackgroundThread,
  createBackgroundThread,
} from '../../platform/threads/background-thread.ts';

/** What the reader can be given. */
export type Readable =
  | { readonly kind: 'page'; readonly html: string; readonly url: string }
  | { readonly kind: 'pasted'; readonly text: string; readonly url: string | null }
  | { readonly kind: 'card'; readonly lines: readonly CardLine[] };

export type RecipeReader = BackgroundThread<Readable, ReadRecipe | null>;

/** A page of five megabytes takes a second or two; what takes longer was made to. */
const READ_MS = 10 * SECOND;

/** The reader in a thread of its own: no page, however large or twisted, holds up other requests. */
export const createRecipeReader = (readMs = READ_MS): RecipeReader =>
  createBackgroundThread({
    script: new URL('recipe-reader.worker.ts', import.meta.url),
    idleMs: MINUTE,
    orderMs: readMs,
    tooSlow:
      'Reading this page took too long. Please paste only the text of the recipe, or import photos of it.',
  });
