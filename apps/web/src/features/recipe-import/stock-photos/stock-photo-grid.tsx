import type { PhotoSuggestion } from '@commonplate/contract';
import { Check } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoCreditLine } from '../../../ui/photo-credit-line.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { creditOf } from '../preview/imported-draft.ts';
import styles from './stock-photo-grid.module.css';

interface StockPhotoGridProps {
  photos: readonly PhotoSuggestion[];
  chosen: PhotoSuggestion | null;
  onChoose: (photo: PhotoSuggestion) => void;
}

export function StockPhotoGrid({ photos, chosen, onChoose }: StockPhotoGridProps) {
  return (
    <ul className={styles['grid']}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            className={styles['photo']}
            aria-pressed={photo.id === chosen?.id}
            aria-label={photo.description || `Photo by ${photo.photographer}`}
            onClick={() => onChoose(photo)}
          >
            <Picture
              src={photo.thumbnailUrl}
              alt=""
              className={styles['picture']}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
            <span className={styles['tick']}>
              <Icon of={Check} />
            </span>
          </button>
          <PhotoCreditLine credit={creditOf(photo)} />
        </li>
      ))}
    </ul>
  );
}
