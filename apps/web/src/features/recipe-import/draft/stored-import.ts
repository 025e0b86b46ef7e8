import { ImportResult, PhotoSuggestion } from '@commonplate/contract';
import { z } from 'zod';
import type { PreviewSource } from '../preview/preview-source.ts';
import { PreviewValues } from '../preview/preview-values.ts';

const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['page', 'text', 'dish']) }),
  z.object({
    kind: z.literal('photos'),
    photos: z.array(z.object({ url: z.string().nullable(), label: z.string(), name: z.string() })),
    isLost: z.boolean(),
  }),
]) satisfies z.ZodType<PreviewSource>;

/** What the person made of the reading so far. */
const CheckedImport = z.object({
  stockPhoto: PhotoSuggestion.nullable(),
  withPicture: z.boolean(),
  values: PreviewValues.extend({
    // Drafts of an earlier version have none.
    ticked: PreviewValues.shape.ticked.default([]),
  }),
});
export type CheckedImport = z.infer<typeof CheckedImport>;

/** An import that was read and is not saved yet. */
export const StoredImport = z.object({
  savedAt: z.number(),
  result: ImportResult,
  source: Source,
  /** Under which it becomes a recipe, so that a save repeated after a reload makes no second one. */
  creationKey: z.string(),
  /** Null while a photo for it is being chosen. */
  checked: CheckedImport.nullable(),
});
export type StoredImport = z.infer<typeof StoredImport>;

/** A text and the files of photos are too large to keep; what the server has of the photos is still there later. */
export function keepableSource(source: PreviewSource): StoredImport['source'] {
  if (source.kind !== 'photos') return { kind: source.kind };
  const photos = source.photos.map((photo) => ({
    ...photo,
    url: photo.url?.startsWith('/') === true ? photo.url : null,
  }));
  const isLost =
    source.isLost === true || photos.some(({ url }, at) => url !== source.photos[at]?.url);
  return { kind: 'photos', photos, isLost };
}
