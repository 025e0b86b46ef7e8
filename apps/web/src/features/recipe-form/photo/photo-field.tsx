import { RECIPE_IMAGE_MAX_BYTES, megabytes } from '@commonplate/contract';
import { ImageUp, RefreshCw, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { PHOTO_ACCEPT } from '../../../lib/photo-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { firstAcceptedPhoto } from './accepted-photo.ts';
import styles from './photo-field.module.css';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

const SIZES = '(min-width: 1000px) 22rem, (min-width: 600px) 45vw, 92vw';

export function PhotoField({ upload }: { upload: PhotoUpload }) {
  const form = useRecipeForm();
  const photoUrl = useWatch({ control: form.control, name: 'photoUrl' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const missing = form.formState.errors.photoUrl?.message;
  const fault = upload.failure ?? (upload.preview === null ? missing : undefined);

  const take = (files: Iterable<File>) => {
    const photo = firstAcceptedPhoto(files);
    if (photo !== null) upload.send(photo);
  };
  const { over, dropProps } = useFileDrop(take);
  const remove = () => {
    upload.remove();
    input.current?.focus();
  };
  const shown = upload.preview ?? photoUrl;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        Photo
      </label>
      {/* The file input inside does the same for keyboards and readers. */}
      <div className={styles['frame']} data-over={over || undefined} {...dropProps}>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles['input']}
          accept={PHOTO_ACCEPT}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? `${id}-rule` : `${id}-rule ${id}-fault`}
          onChange={(event) => {
            take(event.target.files ?? []);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        {shown === '' ? (
          <div className={styles['drop']}>
            <Icon of={ImageUp} />
            <p>
              <strong>Drop a photo here</strong> or click to choose
            </p>
          </div>
        ) : (
          <Picture
            src={shown}
            sizes={SIZES}
            alt="The photo of this recipe"
            width={800}
            height={600}
            className={styles['picture']}
          />
        )}
        {upload.preview !== null && (
          <div className={styles['busy']}>
            <LoadingNote>Uploading...</LoadingNote>
          </div>
        )}
      </div>
      <p id={`${id}-rule`} className={styles['rule']}>
        {`PNG, JPG, WebP or HEIC, up to ${megabytes(RECIPE_IMAGE_MAX_BYTES)}`}
      </p>
      {fault !== undefined && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      {(shown !== '' || upload.retry !== null) && (
        <div className={styles['acts']}>
          {upload.retry !== null && (
            <Button icon={RefreshCw} onClick={upload.retry}>
              Try Again
            </Button>
          )}
          {shown !== '' && (
            <>
              <Button icon={ImageUp} onClick={() => input.current?.click()}>
                Replace
              </Button>
              <Button variant="danger" icon={X} aria-label="Remove photo" onClick={remove}>
                Remove
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
