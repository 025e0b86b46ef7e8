import { IMPORT_PHOTO_MAX_BYTES, IMPORT_PHOTO_MAX_COUNT, megabytes } from '@commonplate/contract';
import { Camera } from 'lucide-react';
import { useId, useRef } from 'react';
import { PHOTO_ACCEPT } from '../../../lib/photo-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
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
  const choice = useRef<HTMLInputElement>(null);
  const { fault } = chosen;
  return (
    <div className={styles['picker']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <FileDrop
        id={id}
        inputRef={choice}
        accept={PHOTO_ACCEPT}
        multiple
        invitation="Drop photos here"
        invalid={fault !== null}
        describedBy={fault === null ? `${id}-rule` : `${id}-rule ${id}-fault`}
        onFiles={chosen.add}
      />
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
          onChange={(event) => {
            chosen.add(event.target.files ?? []);
            // The camera may give the next photo the same name.
            event.target.value = '';
          }}
        />
        <Button icon={Camera} onClick={() => camera.current?.click()}>
          Take a Photo
        </Button>
      </div>
      <PhotoStrip chosen={chosen} onEmptied={() => choice.current?.focus()} />
    </div>
  );
}
