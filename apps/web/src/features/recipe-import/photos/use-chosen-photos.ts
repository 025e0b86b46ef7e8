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

  function show(file: File): ChosenPhoto {
    const url = URL.createObjectURL(file);
    urls.current.add(url);
    return { file, url };
  }

  return {
    photos,
    fault,
    add(files) {
      const admitted = admitPhotos(files, photos.length);
      setFault(admitted.fault);
      if (admitted.files.length > 0) setPhotos([...photos, ...admitted.files.map(show)]);
    },
    move: (index, by) => setPhotos(movedBy(photos, index, by)),
    remove(index) {
      setFault(null);
      setPhotos(photos.filter((_, at) => at !== index));
    },
    clear() {
      setFault(null);
      setPhotos([]);
    },
  };
}
