import { createContext, useContext } from 'react';

export interface SourcePhoto {
  /** Null where this browser cannot show it. */
  url: string | null;
  /** Front, Back, Photo 3. */
  label: string;
  /** Of the file. */
  name: string;
}

/** A photo that parts can be cut out of. */
export type ShownPhoto = SourcePhoto & { url: string };

const isShown = (photo: SourcePhoto): photo is ShownPhoto => photo.url !== null;

/** What the recipe was read from: a page, pasted text, a dish, or photos of a card to show beside it. */
export type PreviewSource =
  | { kind: 'page' | 'dish' }
  /** The text itself is too long to keep; it is gone once the import was put aside. */
  | { kind: 'text'; text?: string | undefined }
  | {
      kind: 'photos';
      photos: readonly SourcePhoto[];
      /** They were left behind when the import was put aside; only what the server has of them can be shown. */
      isLost?: boolean | undefined;
    };

/** The photos to show beside the fields, each under its place among all: one that cannot be shown is named, one that was lost is not. */
export function photosBeside(source: PreviewSource): { photo: SourcePhoto; index: number }[] {
  if (source.kind !== 'photos') return [];
  return source.photos
    .map((photo, index) => ({ photo, index }))
    .filter(({ photo }) => photo.url !== null || source.isLost !== true);
}

export const PreviewSourceContext = createContext<PreviewSource>({ kind: 'page' });

/** Nothing of a dish can be read: all of it is guessed, and must be called so. */
export const useIsDish = (): boolean => useContext(PreviewSourceContext).kind === 'dish';

/** The photo a part is to be cut out of; undefined where there is none to show. */
export function sourcePhoto(
  source: PreviewSource,
  index: number | undefined,
): ShownPhoto | undefined {
  if (index === undefined || source.kind !== 'photos') return undefined;
  const photo = source.photos[index];
  return photo !== undefined && isShown(photo) ? photo : undefined;
}

export const useSourcePhoto = (index: number | undefined): ShownPhoto | undefined =>
  sourcePhoto(useContext(PreviewSourceContext), index);
