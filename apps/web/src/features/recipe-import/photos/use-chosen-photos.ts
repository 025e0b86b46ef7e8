import { useEffect, useRef, useState } from 'react';
import { admitPhotos, movedBy } from './chosen-photos.ts';
import type { Showing } from './upright-reading.ts';

export interface ChosenPhoto {
  file: File;
  /** Shows the file without sending it anywhere. */
  url: string;
  /** Whether this browser is known to be unable to. */
  isHidden: boolean;
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  fault: string | null;
  add: (files: Iterable<File>) => void;
  move: (index: number, by: -1 | 1) => void;
  remove: (index: number) => void;
  /** What can be shown of the photos, in their order. */
  show: (shown: readonly Showing[]) => void;
  clear: () => void;
}

export function useChosenPhotos(): ChosenPhotos {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  function urlOf(blob: Blob): string {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  }

  return {
    photos,
    fault,
    add(files) {
      const admitted = admitPhotos(files, photos.length);
      setFault(admitted.fault);
      if (admitted.files.length > 0)
        setPhotos([
          ...photos,
          ...admitted.files.map((file) => ({ file, url: urlOf(file), isHidden: false })),
        ]);
    },
    move: (index, by) => setPhotos(movedBy(photos, index, by)),
    remove(index) {
      setFault(null);
      setPhotos(photos.filter((_, at) => at !== index));
    },
    show(shown) {
      const instead = shown.map((showing) => {
        if (showing.kind !== 'instead') return { isHidden: showing.kind === 'nothing' };
        const { picture } = showing;
        return { url: typeof picture === 'string' ? picture : urlOf(picture) };
      });
      setPhotos((before) => before.map((photo, index) => ({ ...photo, ...instead[index] })));
    },
    clear() {
      setFault(null);
      setPhotos([]);
    },
  };
}
