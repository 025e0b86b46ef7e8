import { type ImportResult, MESSAGES, type PhotoKind } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';
import { downscalePhoto } from './downscale-photo.ts';

interface ImportTalk {
  signal: AbortSignal;
  tell: (progress: string) => void;
}

export const importCardFallback = (count: number): string =>
  count === 1 ? MESSAGES.importPhotoFailed : MESSAGES.importPhotosFailed;

/** Sends the photos of one card, made smaller, in the order they were put in. */
export async function importCard(
  files: readonly File[],
  { signal, tell }: ImportTalk,
): Promise<ImportResult> {
  const body = new FormData();
  body.append('kind', 'recipe-card' satisfies PhotoKind);
  const isSingle = files.length === 1;
  for (const [index, file] of files.entries()) {
    tell(`Preparing photo ${index + 1} of ${files.length}`);
    const smaller = await downscalePhoto(file);
    signal.throwIfAborted();
    body.append(isSingle ? 'image' : 'images', smaller);
  }
  tell('Reading the words. A photo takes some seconds.');
  return api.call(isSingle ? 'importPhoto' : 'importPhotos', {
    body,
    signal,
    fallback: importCardFallback(files.length),
  });
}
