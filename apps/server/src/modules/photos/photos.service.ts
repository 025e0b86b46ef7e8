import type {
  PhotoDownloadRequest,
  PhotoSuggestRequest,
  PhotoSuggestions,
} from '@commonplate/contract';
import type { Background } from '../../platform/background.ts';
import { type Clock, DAY } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GuardedFetch } from '../../platform/outbound/guarded-fetch.ts';
import { A_PICTURE } from '../../platform/outbound/wanted.ts';
import { findNotice, forgetNotices, rememberNotices } from './photo-notices.store.ts';
import { findPhotos, suggestionFailure } from './photo-suggestions.ts';
import type { StockPhotoProvider } from './providers/stock-photo-provider.ts';

/** Re-encodes a picture and keeps it as an upload of its owner. */
export type KeepPicture = (
  ownerId: string,
  bytes: Uint8Array,
  maxBytes: number,
) => Promise<{ readonly url: string }>;

interface Parts {
  readonly provider: StockPhotoProvider | null;
  /** For all questions to the provider together. */
  readonly patienceMs: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly background: Background;
  readonly fetch: GuardedFetch;
  readonly keep: KeepPicture;
}

const NO_PROVIDER =
  'Stock photos are switched off on this installation. You can add a photo of your own later.';
const NONE_FOUND = 'No stock photo fits this recipe. You can add a photo of your own later.';

export function createPhotoService(parts: Parts) {
  const { provider, patienceMs, database, clock, background, fetch, keep } = parts;
  const { db } = database;

  async function tellProvider(photoUrl: string): Promise<void> {
    const noticeUrl = await findNotice(db, photoUrl);
    if (noticeUrl !== undefined) await provider?.notify(noticeUrl, AbortSignal.timeout(patienceMs));
  }

  return {
    async suggest(recipe: PhotoSuggestRequest, caller: AbortSignal): Promise<PhotoSuggestions> {
      if (provider === null) return { photos: [], message: NO_PROVIDER };
      const deadline = AbortSignal.timeout(patienceMs);
      try {
        const found = await findPhotos(provider, recipe, AbortSignal.any([caller, deadline]));
        const offers = found.flatMap(({ photo, noticeUrl }) =>
          noticeUrl === undefined ? [] : [{ photoUrl: photo.url, noticeUrl }],
        );
        await rememberNotices(db, offers, clock());
        const photos = found.map(({ photo }) => photo);
        return {
          photos,
          source: provider.source,
          ...(photos.length === 0 && { message: NONE_FOUND }),
        };
      } catch (error) {
        caller.throwIfAborted();
        throw suggestionFailure(error, deadline);
      }
    },

    /** A picture elsewhere on the web becomes one of our own, so that it stays when the other site is gone. */
    async download(ownerId: string, { photoUrl }: PhotoDownloadRequest, signal: AbortSignal) {
      background.run('photo notice', () => tellProvider(photoUrl));
      const { bytes } = await fetch({ url: photoUrl, wanted: A_PICTURE, signal });
      const { url } = await keep(ownerId, bytes, A_PICTURE.maxBytes);
      return { localUrl: url, originalUrl: photoUrl };
    },

    sweep: () => forgetNotices(db, clock() - DAY),
  };
}

export type Photos = ReturnType<typeof createPhotoService>;
