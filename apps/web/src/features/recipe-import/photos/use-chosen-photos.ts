import { useEffect, useRef, useState } from 'react';
import { admitPhotos, movedBy } from './chosen-photos.ts';

export interface ChosenPhoto {
  file: File;
  /** Shows the file without sending it anywhere. */
  url: string;
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  fault: string | null;
  add: (files: Iterable<File>) => void;
  move: (index: number, by: -1 | 1) => void;
  remove: (index: number) => void;
  /** Other pictures of the same photos, in their order; null leaves one as it is. */
  showInstead: (pictures: readonly (Blob | null)[]) => void;
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
        setPhotos([...photos, ...admitted.files.map((file) => ({ file, url: urlOf(file) }))]);
    },
    move: (index, by) => setPhotos(movedBy(photos, index, by)),
    remove(index) {
      setFault(null);
      setPhotos(photos.filter((_, at) => at !== index));
    },
    showInstead: (pictures) =>
      setPhotos((before) =>
        before.map((photo, index) => {
          const picture = pictures[index] ?? null;
          return picture === null ? photo : { ...photo, url: urlOf(picture) };
        }),
      ),
    clear() {
      setFault(null);
      setPhotos([]);
    },
  };
}
