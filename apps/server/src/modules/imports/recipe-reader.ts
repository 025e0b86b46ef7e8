import type { CardLine, PageWords, ReadRecipe } from '@commonplate/reader';
import { MINUTE, SECOND } from '../../platform/clock.ts';
import {
  type OrderOptions,
  createBackgroundThread,
} from '../../platform/threads/background-thread.ts';
import type { AnswerReading, WrittenAnswer } from './ai/read-answer.ts';
import type { TwoReadings } from './ai/compare-readings.ts';

/** What the reader can be given, and what it makes of it. */
export interface ReaderWork {
  page: { order: { readonly html: string; readonly url: string }; result: ReadRecipe | null };
  pasted: {
    order: { readonly text: string; readonly url: string | null };
    result: ReadRecipe | null;
  };
  card: { order: { readonly lines: readonly CardLine[] }; result: ReadRecipe | null };
  paywall: { order: { readonly html: string }; result: boolean };
  words: { order: { readonly html: string; readonly url: string | null }; result: PageWords };
  answer: { order: WrittenAnswer; result: AnswerReading };
  comparison: { order: TwoReadings; result: ReadRecipe };
}

type Kind = keyof ReaderWork;
export type ReaderOrder = { [K in Kind]: { readonly kind: K } & ReaderWork[K]['order'] }[Kind];

export interface RecipeReader {
  run<K extends Kind>(
    order: { readonly kind: K } & ReaderWork[K]['order'],
    options?: OrderOptions,
  ): Promise<ReaderWork[K]['result']>;
  close(): Promise<void>;
}

/** A page of five megabytes takes a second or two; what takes longer was made to. */
const READ_MS = 10 * SECOND;

/** The reader in a thread of its own: no page, however large or twisted, holds up other requests. */
export const createRecipeReader = (readMs = READ_MS): RecipeReader =>
  // The thread answers each kind of order with the result of that kind: recipe-reader.worker.ts is checked for it.
  createBackgroundThread<ReaderOrder, never>({
    script: new URL('recipe-reader.worker.ts', import.meta.url),
    idleMs: MINUTE,
    orderMs: readMs,
    tooSlow:
      'Reading this page took too long. Please paste only the text of the recipe, or import photos of it.',
  }) as RecipeReader;
