import { LOW_CONFIDENCE } from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import type { FastifyBaseLogger } from 'fastify';
import type { PictureWorkshop } from '../../../platform/images/picture-workshop.ts';
import { UnreadablePhoto } from '../../../platform/ocr/upright-pixels.ts';
import type { SentPhotos } from '../built-in-strategies.ts';
import type { RecipeReader } from '../recipe-reader.ts';
import type { Strategy } from '../strategy.ts';
import type { ModelReader } from './model-reader.ts';

/** Models make larger pictures smaller themselves, and are paid by their size. */
const MODEL_EDGE = { card: 1_568, dish: 1_024 } as const;
/** Prepared photos are JPEGs of our own making. */
const ANY_SIZE = Number.POSITIVE_INFINITY;
/** Too little to hold a recipe, so nobody is asked about it. */
const WORDS_MIN = 40;

type Workshop = Pick<PictureWorkshop, 'toReadablePicture'>;

/** A strategy that makes a recipe of photos with a model alone. */
export const readPhotosByModel =
  (task: keyof typeof MODEL_EDGE, model: ModelReader, workshop: Workshop): Strategy<SentPhotos> =>
  async ({ pictures }, signal) => {
    const limits = { maxBytes: ANY_SIZE, maxEdge: MODEL_EDGE[task] };
    const photos: Uint8Array[] = [];
    for (const { jpeg } of pictures) {
      signal.throwIfAborted();
      photos.push((await workshop.toReadablePicture(jpeg, limits)).jpeg);
    }
    return model({ task, photos }, signal);
  };

interface Written {
  readonly html: string;
  readonly url: string | null;
}

/** A strategy that makes a recipe of the words of a page or a text with a model alone. */
export const readWordsByModel =
  (model: ModelReader, reader: RecipeReader): Strategy<Written> =>
  async ({ html, url }, signal) => {
    const { text, imageUrl } = await reader.run({ kind: 'words', html, url }, { signal });
    if (text.length < WORDS_MIN) return null;
    const recipe = await model({ task: 'page', text }, signal);
    return recipe && { ...recipe, imageUrl };
  };

/** The two ways to read a source, and what is needed to bring them together. */
interface BothWays<Source> {
  readonly byItself: Strategy<Source>;
  readonly byModel: Strategy<Source>;
  readonly reader: RecipeReader;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The model is asked only where the reader found nothing or is unsure of it: what a page states needs no second opinion. */
export const helpedByModel =
  <Source>({ byItself, byModel, reader, log }: BothWays<Source>): Strategy<Source> =>
  async (source, signal) => {
    const built = await byItself(source, signal);
    if (built === null) return byModel(source, signal);
    if (built.confidence >= LOW_CONFIDENCE) return built;
    try {
      const model = await byModel(source, signal);
      return model ? await reader.run({ kind: 'comparison', built, model }, { signal }) : built;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: causeOf(error) }, 'a page was read without the AI provider');
      return { ...built, aiFailed: true };
    }
  };

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

const recipeIn = (outcome: PromiseSettledResult<ReadRecipe | null>): ReadRecipe | null =>
  outcome.status === 'fulfilled' ? outcome.value : null;

/** Both look at the card at once, and one is enough. */
export const readByBoth =
  <Source>({ byItself, byModel, reader, log }: BothWays<Source>): Strategy<Source> =>
  async (source, signal) => {
    const [letters, seen] = await Promise.allSettled([
      byItself(source, signal),
      byModel(source, signal),
    ]);
    signal.throwIfAborted();
    const [built, model] = [recipeIn(letters), recipeIn(seen)];
    if (built && model) return reader.run({ kind: 'comparison', built, model }, { signal });
    if (built && seen.status === 'rejected') {
      log.warn({ err: causeOf(seen.reason) }, 'a card was read without the AI provider');
      return { ...built, aiFailed: true };
    }
    if (built ?? model) return built ?? model;
    if (seen.status === 'rejected') throw seen.reason;
    if (letters.status === 'rejected' && !(letters.reason instanceof UnreadablePhoto))
      throw letters.reason;
    return null;
  };
