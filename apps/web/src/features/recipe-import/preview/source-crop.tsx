import type { Evidence } from '@commonplate/contract';
import { createContext, useContext } from 'react';
import { Crop } from './crop.tsx';
import { useSourcePhoto } from './preview-source.ts';

/** What the import says of each field, by its path. */
export const EvidenceContext = createContext<ReadonlyMap<string, Evidence>>(new Map());

/** The part of the photo a field was read from, however sure the reader is of it; nothing without photos. */
export function SourceCrop({ path }: { path: string }) {
  const region = useContext(EvidenceContext).get(path)?.region;
  const photo = useSourcePhoto(region?.photo);
  return region === undefined || photo === undefined ? null : (
    <Crop photo={photo} region={region} />
  );
}
