import { type ImportResult, MESSAGES, type PhotoKind } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { downscalePhoto } from './downscale-photo.ts';
import { ON_ITS_WAY, watchPlace } from './place-in-line.ts';

interface ImportTalk {
  signal: AbortSignal;
  tell: (progress: string) => void;
}

export const importPhotosFallback = (count: number): string =>
  count === 1 ? MESSAGES.importPhotoFailed : MESSAGES.importPhotosFailed;

/** Makes the photos small enough to send, one after the other, and says how far it is. */
async function prepare(files: readonly File[], { signal, tell }: ImportTalk): Promise<File[]> {
  const prepared: File[] = [];
  for (const [index, file] of files.entries()) {
    tell(`Preparing photo ${index + 1} of ${files.length}`);
    prepared.push(await downscalePhoto(file));
    signal.throwIfAborted();
  }
  return prepared;
}

async function read(kind: PhotoKind, photos: readonly File[], signal: AbortSignal) {
  const body = new FormData();
  body.append('kind', kind);
  for (const photo of photos) body.append(photos.length === 1 ? 'image' : 'images', photo);
  return api.call(photos.length === 1 ? 'importPhoto' : 'importPhotos', {
    body,
    signal,
    fallback: importPhotosFallback(photos.length),
  });
}

/** Reads the photos of one card, in the order they were put in. */
export async function importCard(files: readonly File[], talk: ImportTalk): Promise<ImportResult> {
  const photos = await prepare(files, talk);
  talk.tell(ON_ITS_WAY);
  const stopWatching = watchPlace(talk.tell);
  try {
    return await read('recipe-card', photos, talk.signal);
  } finally {
    stopWatching();
  }
}

async function keepPhoto(photo: File, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('image', photo);
  const fallback = MESSAGES.imageUploadFailed;
  try {
    return (await api.call('upload', { body, signal, fallback })).url;
  } catch {
    throw new ApiFailure(fallback);
  }
}

/** A dish is its own picture: the first photo is kept, then all are looked at. */
export async function importDish(files: readonly File[], talk: ImportTalk): Promise<ImportResult> {
  const photos = await prepare(files, talk);
  const { signal } = talk;
  const [first] = photos;
  if (first === undefined) throw new ApiFailure(MESSAGES.noValidPhotos);
  talk.tell('Keeping the photo');
  const imageUrl = await keepPhoto(first, signal);
  talk.tell('Looking at the dish');
  return { ...(await read('dish', photos, signal)), imageUrl };
}
