import { createJsonService, ServiceFailed } from '../../../platform/outbound/json-service.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { OPENVERSE } from './openverse.ts';
import { PEXELS } from './pexels.ts';
import type { FoundPhoto, PhotoWire } from './photo-wire.ts';
import { UNSPLASH } from './unsplash.ts';

const WIRES = { openverse: OPENVERSE, unsplash: UNSPLASH, pexels: PEXELS } satisfies Record<
  string,
  PhotoWire
>;

/** Where this installation gets stock photos from. */
export interface StockPhotoProvider {
  readonly source: { readonly name: string; readonly url: string };
  search(words: string, signal: AbortSignal): Promise<FoundPhoto[]>;
  /** Tells the provider that one of its photos was chosen. */
  notify(noticeUrl: string, signal: AbortSignal): Promise<void>;
}

/** Null where the operator wants none. */
export function openStockPhotoProvider({
  provider,
  apiKey = '',
  baseUrl,
}: Settings['photos']): StockPhotoProvider | null {
  if (provider === 'none') return null;
  const wire: PhotoWire = WIRES[provider];
  const service = createJsonService({
    baseUrl: baseUrl ?? wire.baseUrl,
    headers: { ...wire.headers(apiKey), 'user-agent': 'Commonplate (+recipe photos)' },
  });
  return {
    source: { name: wire.name, url: wire.site },
    async search(words, signal) {
      const answer = await service.get(service.address(wire.searchPath, wire.query(words)), signal);
      const photos = wire.photosOf(answer);
      if (photos === null) throw new ServiceFailed(`${wire.name} answered in an unknown shape`);
      return photos.map((photo) => wire.read(photo)).filter((photo) => photo !== null);
    },
    async notify(noticeUrl, signal) {
      const address = service.ownAddress(noticeUrl);
      if (address !== null) await service.get(address, signal);
    },
  };
}
