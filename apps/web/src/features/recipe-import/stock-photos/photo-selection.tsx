import {
  type ImportResult,
  MESSAGES,
  type PhotoSuggestion,
  type PhotoSuggestions,
} from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import { NoPhotosFound } from './no-photos-found.tsx';
import styles from './photo-selection.module.css';
import { StockPhotoGrid } from './stock-photo-grid.tsx';
import { suggestPhotos } from './suggest-photos.ts';
import { usePhotoChoice } from './use-photo-choice.ts';

interface PhotoSelectionProps {
  result: ImportResult;
  onChoose: (photo: PhotoSuggestion | null) => void;
}

function SourceNote({ source }: Pick<PhotoSuggestions, 'source'>) {
  if (source === undefined) return null;
  return (
    <p className={styles['source']}>
      Photos provided by{' '}
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        {source.name}
      </a>
    </p>
  );
}

export function PhotoSelection({ result, onChoose }: PhotoSelectionProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['photo-suggestions', result.title, result.generatedAt],
    queryFn: ({ signal }) => suggestPhotos(result, signal),
    retry: false,
    staleTime: Infinity,
  });
  const { chosen, choose, take, skip, busy } = usePhotoChoice(result.title, onChoose);

  if (isFetching) return <LoadingNote>Looking for photos...</LoadingNote>;
  if (data === undefined) {
    const fallback = error instanceof Error ? error.message : MESSAGES.photosFailed;
    return (
      <NoPhotosFound
        message={failureMessage(error, fallback)}
        onSkip={skip}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (data.photos.length === 0) {
    const message = data.message ?? 'There is no picture to offer for this recipe.';
    return <NoPhotosFound message={message} onSkip={skip} />;
  }
  return (
    <div data-fills-page="">
      <SourceNote source={data.source} />
      <StockPhotoGrid photos={data.photos} chosen={chosen} onChoose={choose} />
      <FootBar note={chosen === null ? 'No photo chosen.' : `Photo by ${chosen.photographer}`}>
        <Button onClick={skip}>Skip</Button>
        <Button variant="primary" busy={busy} disabled={chosen === null} onClick={take}>
          Use This Photo
        </Button>
      </FootBar>
    </div>
  );
}
