import type { PhotoRegion } from '@commonplate/contract';
import { type CSSProperties, useState } from 'react';
import type { SourcePhoto } from './preview-source.ts';
import { CROP_RATIO, type CropFrame, cropFrame } from './crop-frame.ts';
import styles from './crop.module.css';
import { PhotoZoom } from './photo-zoom.tsx';

interface CropProps {
  photo: SourcePhoto;
  region: PhotoRegion;
}

const percent = (share: number) => `${share * 100}%`;

const shifted = (frame: CropFrame): CSSProperties => ({
  width: percent(1 / frame.width),
  left: percent(-frame.x / frame.width),
  top: percent(-frame.y / frame.height),
});

/** The part of the photo a line was read from; pressed, it shows the whole photo. */
export function Crop({ photo, region }: CropProps) {
  const [frame, setFrame] = useState<CropFrame | null>(null);
  const [zoomed, setZoomed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['crop']}
        style={{ aspectRatio: frame?.ratio ?? CROP_RATIO }}
        aria-label={`Enlarge this part of ${photo.label}`}
        onClick={() => setZoomed(true)}
      >
        <img
          src={photo.url}
          alt=""
          className={styles['picture']}
          style={frame === null ? { opacity: 0 } : shifted(frame)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setFrame(cropFrame(region, { width: naturalWidth, height: naturalHeight }))
          }
        />
      </button>
      {zoomed && <PhotoZoom photo={photo} region={region} onClose={() => setZoomed(false)} />}
    </>
  );
}
