import { MESSAGES, type PhotoSuggestRequest } from '@commonplate/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { ServiceFailed } from '../../platform/outbound/json-service.ts';
import { photoQueries } from './photo-queries.ts';
import type { StockPhotoProvider } from './providers/stock-photo-provider.ts';
import { type FoundPhoto, PHOTOS_WANTED } from './providers/photo-wire.ts';

/** With fewer than these, a wider question is asked. */
const ENOUGH = 4;

/** The photos for a recipe, those for the closest question first. */
export async function findPhotos(
  provider: StockPhotoProvider,
  recipe: PhotoSuggestRequest,
  signal: AbortSignal,
): Promise<FoundPhoto[]> {
  const found = new Map<string, FoundPhoto>();
  for (const query of photoQueries(recipe)) {
    for (const one of await provider.search(query, signal)) {
      if (!found.has(one.photo.id)) found.set(one.photo.id, one);
    }
    if (found.size >= ENOUGH) break;
  }
  return [...found.values()].slice(0, PHOTOS_WANTED);
}

/** What went wrong with the provider, in words for people. */
export function suggestionFailure(error: unknown, deadline: AbortSignal): unknown {
  if (deadline.aborted) {
    const message = `${MESSAGES.photosFailed}: the photo service took too long. Please try again later.`;
    return new AppError('took_too_long', message, { cause: error });
  }
  if (!(error instanceof ServiceFailed)) return error;
  return new AppError('upstream_failed', MESSAGES.photosFailed, { cause: error });
}
