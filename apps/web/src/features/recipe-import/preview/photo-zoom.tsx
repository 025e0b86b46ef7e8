import type { PhotoRegion } from '@commonplate/contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import type { SourcePhoto } from './preview-source.ts';
import styles from './photo-zoom.module.css';
import { regionPlace } from './region-place.ts';

interface PhotoZoomProps {
  photo: SourcePhoto;
  region: PhotoRegion;
  onClose: () => void;
}

export function PhotoZoom({ photo, region, onClose }: PhotoZoomProps) {
  return (
    <Dialog title={photo.label} wide onClose={onClose}>
      <div className={styles['photo']}>
        <img src={photo.url} alt={photo.label} className={styles['picture']} />
        <span className={styles['box']} style={regionPlace(region)} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
