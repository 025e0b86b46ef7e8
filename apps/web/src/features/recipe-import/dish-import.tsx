import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { LoadingNote } from '../../ui/loading-note.tsx';
import type { FramedImportProps } from './import-frame.ts';
import { NeedsProvider } from './input/needs-provider.tsx';
import { PhotoImport } from './photo-import.tsx';

/** Only a model can see a recipe in a plate, so what this installation can do is asked before a file is picked. */
export function DishImport({ frame: Frame }: FramedImportProps) {
  const { data, isPending } = useQuery({
    queryKey: ['import-capabilities'],
    queryFn: ({ signal }) =>
      api.call('importCapabilities', {
        signal,
        fallback: 'Failed to ask what this installation can do',
      }),
    retry: false,
  });
  if (data?.dish === true) return <PhotoImport frame={Frame} kind="dish" />;
  return <Frame>{isPending ? <LoadingNote>Loading...</LoadingNote> : <NeedsProvider />}</Frame>;
}
