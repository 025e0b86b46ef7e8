import { createContext, useContext } from 'react';

export interface SourcePhoto {
  url: string;
  /** Front, Back, Photo 3. */
  label: string;
}

/** What the recipe was read from: a page or text, a dish, or photos of a card to show beside it. */
export type PreviewSource =
  | { kind: 'page' | 'dish' }
  | { kind: 'photos'; photos: readonly SourcePhoto[] };

export const PreviewSourceContext = createContext<PreviewSource>({ kind: 'page' });

/** Nothing of a dish can be read: all of it is guessed, and must be called so. */
export const useIsDish = (): boolean => useContext(PreviewSourceContext).kind === 'dish';

export function useSourcePhoto(index: number | undefined): SourcePhoto | undefined {
  const source = useContext(PreviewSourceContext);
  return index === undefined || source.kind !== 'photos' ? undefined : source.photos[index];
}
