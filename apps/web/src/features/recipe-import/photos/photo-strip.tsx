import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, removeRow, rowAt } from '../../../lib/row-focus.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RemoveRowButton } from '../../../ui/remove-row-button.tsx';
import { photoLabel } from './chosen-photos.ts';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photo-strip.module.css';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const SIZE = { width: 150, height: 200 };

interface PhotoStripProps {
  chosen: ChosenPhotos;
  /** Has to take the focus. */
  onEmptied: () => void;
}

/** The chosen photos in the order they will be read. */
export function PhotoStrip({ chosen, onEmptied }: PhotoStripProps) {
  const { photos } = chosen;
  const list = useRef<HTMLOListElement>(null);
  const move = (index: number, by: -1 | 1) => {
    flushSync(() => chosen.move(index, by));
    focusControl(rowAt(list.current, index + by), by < 0 ? 'up' : 'down');
  };
  const remove = (index: number) =>
    removeRow(index, { list, remove: chosen.remove, focusElsewhere: onEmptied });
  return (
    <ol ref={list} className={styles['strip']} aria-label="Chosen photos">
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
                  data-row-control="up"
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={`Move ${label} later`}
                  icon={ArrowRight}
                  small
                  data-row-control="down"
                  disabled={index === photos.length - 1}
                  onClick={() => move(index, 1)}
                />
                <RemoveRowButton label={`Remove ${label}`} onRemove={() => remove(index)} />
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
