import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { photoLabel } from './chosen-photos.ts';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photo-strip.module.css';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const SIZE = { width: 150, height: 200 };

/** The chosen photos in the order they will be read. */
export function PhotoStrip({ chosen }: { chosen: ChosenPhotos }) {
  const { photos, move, remove } = chosen;
  return (
    <ol className={styles['strip']} aria-label="Chosen photos">
      {photos.map((photo, index) => {
        const label = photoLabel(index);
        return (
          <li key={photo.url} className={styles['photo']}>
            <PhotoPicture
              url={photo.url}
              label={label}
              name={photo.file.name}
              className={styles['picture']}
              size={SIZE}
            />
            <div className={styles['foot']}>
              <Badge tone="plain">{label}</Badge>
              <span className={styles['acts']}>
                <IconButton
                  label={`Move ${label} earlier`}
                  icon={ArrowLeft}
                  small
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={`Move ${label} later`}
                  icon={ArrowRight}
                  small
                  disabled={index === photos.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={`Remove ${label}`}
                  icon={X}
                  small
                  onClick={() => remove(index)}
                />
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
