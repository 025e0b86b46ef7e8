import { SECOND } from '../../platform/clock.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerPhotoRoutes } from './photos.routes.ts';
import { type KeepPicture, createPhotoService } from './photos.service.ts';
import { openStockPhotoProvider } from './providers/stock-photo-provider.ts';

const PATIENCE_MS = 10 * SECOND;

interface PhotoParts {
  readonly keep: KeepPicture;
  readonly patienceMs?: number | undefined;
}

export function registerPhotos(
  api: Api,
  { settings, database, clock, background, fetch, sweeper }: Platform,
  { keep, patienceMs = PATIENCE_MS }: PhotoParts,
): void {
  const photos = createPhotoService({
    provider: openStockPhotoProvider(settings.photos),
    patienceMs,
    database,
    clock,
    background,
    fetch,
    keep,
  });
  registerPhotoRoutes(api, photos);
  sweeper.add('photo notices', () => photos.sweep());
}
