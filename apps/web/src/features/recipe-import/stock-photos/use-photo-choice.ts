import type { PhotoSuggestion } from '@commonplate/contract';
import { useEffect, useRef, useState } from 'react';
import { takeOverPicture } from '../preview/take-over-picture.ts';

interface PhotoChoice {
  chosen: PhotoSuggestion | null;
  choose: (photo: PhotoSuggestion) => void;
  /** Fetches the chosen photo into this installation, then goes on with it. */
  take: () => void;
  /** Goes on without a photo, also while one is being fetched. */
  skip: () => void;
  busy: boolean;
}

export function usePhotoChoice(
  recipeTitle: string,
  onDone: (photo: PhotoSuggestion | null) => void,
): PhotoChoice {
  const [chosen, setChosen] = useState<PhotoSuggestion | null>(null);
  const [busy, setBusy] = useState(false);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function fetchInto(photo: PhotoSuggestion): Promise<void> {
    setBusy(true);
    const url = await takeOverPicture(photo.url, recipeTitle);
    if (!left.current) onDone(url === null ? null : { ...photo, url });
  }

  return {
    chosen,
    choose: setChosen,
    take: () => {
      if (chosen !== null) void fetchInto(chosen);
    },
    skip: () => {
      left.current = true;
      onDone(null);
    },
    busy,
  };
}
