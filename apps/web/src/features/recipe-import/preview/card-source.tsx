import { Badge } from '../../../ui/badge.tsx';
import { useOpenMarks } from './open-marks.tsx';
import type { SourcePhoto } from './preview-source.ts';
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
export function CardSource({ photos }: { photos: readonly SourcePhoto[] }) {
  const marks = useOpenMarks();
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <figure key={photo.url}>
          <div className={styles['photo']}>
            <img src={photo.url} alt={photo.label} className={styles['picture']} />
            {marks.map(
              ({ path, kind, number, region }) =>
                region?.photo === index && (
                  <button
                    key={path}
                    type="button"
                    className={styles['box']}
                    data-kind={kind}
                    style={regionPlace(region)}
                    aria-label={`Go to the field of mark ${number}`}
                    onClick={() => goToField(path)}
                  >
                    <b>{number}</b>
                  </button>
                ),
            )}
          </div>
          <figcaption className={styles['caption']}>
            <Badge tone="plain">{photo.label}</Badge>
            {marks.some(({ region }) => region?.photo === index) && (
              <span>Tap a mark to go to its field.</span>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
