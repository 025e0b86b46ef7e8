import { type ImportResult, MESSAGES, type PhotoSuggestion } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { failureMessage } from '../../../lib/api/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import { takeOverPicture } from '../preview/take-over-picture.ts';
import { StockPhotoGrid } from './stock-photo-grid.tsx';

interface PhotoSelectionProps {
  result: ImportResult;
  onChoose: (photo: PhotoSuggestion | null) => void;
}

async function suggestPhotos({ title, ingredients }: ImportResult, signal: AbortSignal) {
  const answer = await api.call('suggestPhotos', {
    body: { title, ingredients: ingredients.map(({ item }) => item) },
    signal,
    fallback: MESSAGES.photosFailed,
  });
  if (!Array.isArray(answer?.photos)) throw new Error(MESSAGES.photosNoData);
  return answer;
}

export function PhotoSelection({ result, onChoose }: PhotoSelectionProps) {
  const { data, error, isPending } = useQuery({
    queryKey: ['photo-suggestions', result.title, result.generatedAt],
    queryFn: ({ signal }) => suggestPhotos(result, signal),
    retry: false,
  });
  const [chosen, setChosen] = useState<PhotoSuggestion | null>(null);
  const [busy, setBusy] = useState(false);

  async function use(photo: PhotoSuggestion): Promise<void> {
    setBusy(true);
    onChoose({ ...photo, url: await takeOverPicture(photo.url, result.title) });
  }

  if (isPending) return <LoadingNote>Looking for photos...</LoadingNote>;
  if (error !== null || data.photos.length === 0) {
    const fallback = error instanceof Error ? error.message : MESSAGES.photosFailed;
    return (
      <EmptyState
        title="No Photos Found"
        action={
          <Button variant="primary" big onClick={() => onChoose(null)}>
            Skip
          </Button>
        }
      >
        <p>
          {error === null
            ? (data.message ?? 'There is no picture to offer for this recipe.')
            : failureMessage(error, fallback)}
        </p>
      </EmptyState>
    );
  }
  return (
    <div data-fills-page="">
      <StockPhotoGrid photos={data.photos} chosen={chosen} onChoose={setChosen} />
      <FootBar
        note={chosen === null ? 'No photo chosen.' : `Photo by ${chosen.photographer}`}
        failure={null}
        onDismissFailure={() => undefined}
      >
        <Button onClick={() => onChoose(null)}>Skip</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={chosen === null}
          onClick={() => chosen !== null && void use(chosen)}
        >
          Use This Photo
        </Button>
      </FootBar>
    </div>
  );
}
