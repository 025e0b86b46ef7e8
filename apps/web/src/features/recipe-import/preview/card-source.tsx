import { Badge } from '../../../ui/badge.tsx';
import { PhotoPicture } from '../photos/photo-picture.tsx';
import { markBoxes } from './mark-boxes.ts';
import { useOpenMarks } from './open-marks.tsx';
import type { photosBeside } from './preview-source.ts';
import styles from './card-source.module.css';
import { regionPlace } from './region-place.ts';

function goToField(path: string): void {
  const field = document.querySelector<HTMLElement>(
    `[data-path="${path}"], [data-path^="${path}."]`,
  );
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The photos with their numbered marks; each leads to the field that was read there. */
export function CardSource({ photos }: { photos: ReturnType<typeof photosBeside> }) {
  const marks = useOpenMarks();
  return (
    <div className={styles['photos']}>
      {photos.map(({ photo, index }) => (
        <figure key={photo.url ?? photo.label}>
          <div className={styles['photo']}>
            <PhotoPicture {...photo} className={styles['picture']} />
            {(photo.url === null ? [] : markBoxes(marks, index)).map((box) => (
              <div
                key={box.marks[0]?.path}
                className={styles['box']}
                style={regionPlace(box.region)}
              >
                {box.marks.map(({ path, kind, number }) => (
                  <button
                    key={path}
                    type="button"
                    className={styles['part']}
                    data-kind={kind}
                    aria-label={`Go to the field of mark ${number}`}
                    onClick={() => goToField(path)}
                  >
                    <b>{number}</b>
                  </button>
                ))}
              </div>
            ))}
          </div>
          <figcaption className={styles['caption']}>
            <Badge tone="plain">{photo.label}</Badge>
            {photo.url !== null && marks.some(({ region }) => region?.photo === index) && (
              <span>Tap a mark to go to its field.</span>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
