import { IMPORT_PHOTO_MAX_BYTES, IMPORT_PHOTO_MAX_COUNT, megabytes } from '@commonplate/contract';
import { Camera, ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { PHOTO_ACCEPT } from '../../../lib/photo-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { PhotoStrip } from './photo-strip.tsx';
import styles from './photo-picker.module.css';
import type { ChosenPhotos } from './use-chosen-photos.ts';

interface PhotoPickerProps {
  label: string;
  chosen: ChosenPhotos;
}

export function PhotoPicker({ label, chosen }: PhotoPickerProps) {
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const { over, dropProps } = useFileDrop(chosen.add);
  const { fault } = chosen;
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    chosen.add(event.target.files ?? []);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  return (
    <div className={styles['picker']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {/* The file input inside does the same for keyboards and readers. */}
      <div className={styles['frame']} data-over={over || undefined} {...dropProps}>
        <input
          id={id}
          type="file"
          multiple
          accept={PHOTO_ACCEPT}
          className={styles['input']}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? `${id}-rule` : `${id}-rule ${id}-fault`}
          onChange={take}
        />
        <div className={styles['drop']}>
          <Icon of={ImageUp} />
          <p>
            <strong>Drop photos here</strong> or click to choose
          </p>
        </div>
      </div>
      <p id={`${id}-rule`} className={styles['rule']}>
        {`JPG, PNG, WEBP or HEIC, each under ${megabytes(IMPORT_PHOTO_MAX_BYTES)}, up to ${IMPORT_PHOTO_MAX_COUNT}. They are made smaller before they are sent.`}
      </p>
      {fault !== null && (
        <div role="alert">
          <FieldError id={`${id}-fault`}>{fault}</FieldError>
        </div>
      )}
      <div className={styles['camera']}>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="Take a photo"
          onChange={take}
        />
        <Button icon={Camera} onClick={() => camera.current?.click()}>
          Take a Photo
        </Button>
      </div>
      <PhotoStrip chosen={chosen} />
    </div>
  );
}
