import type { PhotoDownloadRequest } from '@commonplate/contract';
import type { GuardedFetch } from '../../platform/outbound/guarded-fetch.ts';
import { A_PICTURE } from '../../platform/outbound/wanted.ts';

/** Re-encodes a picture and keeps it as an upload of its owner. */
export type KeepPicture = (
  ownerId: string,
  bytes: Uint8Array,
  maxBytes: number,
) => Promise<{ readonly url: string }>;

interface Parts {
  readonly fetch: GuardedFetch;
  readonly keep: KeepPicture;
}

export function createPhotoService({ fetch, keep }: Parts) {
  return {
    /** A picture elsewhere on the web becomes one of our own, so that it stays when the other site is gone. */
    async download(ownerId: string, { photoUrl }: PhotoDownloadRequest, signal: AbortSignal) {
      const { bytes } = await fetch({ url: photoUrl, wanted: A_PICTURE, signal });
      const { url } = await keep(ownerId, bytes, A_PICTURE.maxBytes);
      return { localUrl: url, originalUrl: photoUrl };
    },
  };
}
