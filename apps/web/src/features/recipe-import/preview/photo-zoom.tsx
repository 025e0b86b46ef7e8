import type { PhotoRegion } from '@commonplate/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import type { ShownPhoto } from './preview-source.ts';
import { cropFrame } from './crop-frame.ts';
import styles from './photo-zoom.module.css';
import { regionPlace } from './region-place.ts';

interface PhotoZoomProps {
  photo: ShownPhoto;
  region: PhotoRegion;
  onClose: () => void;
}

/** At least twice as wide as a crop is ever shown beside its field. */
const FRAME_WIDTH = 'max(100%, 40rem)';

/** The photo so large that the region fills the window on it; the rest can be scrolled to. */
export function PhotoZoom({ photo, region, onClose }: PhotoZoomProps) {
  const [share, setShare] = useState<number | null>(null);
  const view = useRef<HTMLElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [window, line] = [view.current, box.current];
    if (share === null || window === null || line === null) return;
    const air = (window.clientHeight - line.offsetHeight) / 2;
    window.scrollTo(Math.max(0, line.offsetLeft - 16), Math.max(0, line.offsetTop - air));
  }, [share]);
  return (
    <Dialog title={photo.label} wide onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <section ref={view} className={styles['view']} aria-label="Enlarged" tabIndex={0}>
        <div
          className={styles['photo']}
          style={{ width: share === null ? '100%' : `calc(${FRAME_WIDTH} / ${share})` }}
        >
          <img
            src={photo.url}
            alt={photo.label}
            className={styles['picture']}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setShare(cropFrame(region, { width, height }).width)
            }
          />
          <span ref={box} className={styles['box']} style={regionPlace(region)} />
        </div>
      </section>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
