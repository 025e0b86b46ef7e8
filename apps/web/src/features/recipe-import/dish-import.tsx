import { useQuery } from '@tanstack/react-query';
import { importCapabilitiesQuery } from '../../lib/import-capabilities.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingNote } from '../../ui/loading-note.tsx';
import type { FramedImportProps } from './import-frame.ts';
import { NeedsProvider } from './input/needs-provider.tsx';
import { PhotoImport } from './photo-import.tsx';

/** Only a model can see a recipe in a plate, so what this installation can do is asked before a file is picked. */
export function DishImport({ userId, frame: Frame }: FramedImportProps) {
  const { data, error, isPending } = useQuery(importCapabilitiesQuery);
  if (data?.dish === true) return <PhotoImport userId={userId} frame={Frame} kind="dish" />;
  return (
    <Frame>
      {isPending && <LoadingNote>Loading...</LoadingNote>}
      {error !== null && <Banner tone="error">{error.message}</Banner>}
      {data !== undefined && <NeedsProvider />}
    </Frame>
  );
}
