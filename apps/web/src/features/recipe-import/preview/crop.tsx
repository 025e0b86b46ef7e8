import type { PhotoRegion } from '@commonplate/contract';
import { type CSSProperties, useState } from 'react';
import type { ShownPhoto } from './preview-source.ts';
import { CROP_RATIO, type CropFrame, cropFrame } from './crop-frame.ts';
import styles from './crop.module.css';
import { PhotoZoom } from './photo-zoom.tsx';

interface CropProps {
  photo: ShownPhoto;
  region: PhotoRegion;
}

const percent = (share: number) => `${share * 100}%`;

/** Measured by the photo alone: the height of the frame is rounded, and may be more than was asked for. */
const shifted = (frame: CropFrame): CSSProperties => ({
  width: percent(1 / frame.width),
  translate: `${percent(-frame.x)} ${percent(-frame.y)}`,
});

/** Where the line lies within its crop: what stands around it is veiled. */
const lineIn = (frame: CropFrame, region: PhotoRegion): CSSProperties => ({
  left: percent((region.x - frame.x) / frame.width),
  top: percent((region.y - frame.y) / frame.height),
  width: percent(region.width / frame.width),
  height: percent(region.height / frame.height),
});

/** The part of the photo a line was read from; pressed, it shows the same larger. */
export function Crop({ photo, region }: CropProps) {
  const [frame, setFrame] = useState<CropFrame | null>(null);
  const [zoomed, setZoomed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['crop']}
        aria-label={`Enlarge this part of ${photo.label}`}
        onClick={() => setZoomed(true)}
      >
        <span className={styles['frame']} style={{ aspectRatio: frame?.ratio ?? CROP_RATIO }}>
          <img
            src={photo.url}
            alt=""
            className={styles['picture']}
            style={frame === null ? { opacity: 0 } : shifted(frame)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setFrame(cropFrame(region, { width: naturalWidth, height: naturalHeight }))
            }
          />
          {frame !== null && <span className={styles['line']} style={lineIn(frame, region)} />}
        </span>
      </button>
      {zoomed && <PhotoZoom photo={photo} region={region} onClose={() => setZoomed(false)} />}
    </>
  );
}
