import { RECIPE_IMAGE_MAX_BYTES, megabytes } from '@commonplate/contract';
import { ImageUp, RefreshCw, Undo2, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { PHOTO_ACCEPT } from '../../../lib/photo-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useRecipeForm } from '../model/use-recipe-form.ts';
import { firstAcceptedPhoto } from './accepted-photo.ts';
import styles from './photo-field.module.css';
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
  const remove = () => {
    upload.remove();
    input.current?.focus();
  };
  const keepOld = () => {
    upload.keepOld();
    input.current?.focus();
  };
  const shown = upload.preview ?? photoUrl;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        Photo
      </label>
      <FileDrop
        inputRef={input}
        id={id}
        accept={PHOTO_ACCEPT}
        invitation="Drop a photo here"
        shape="photo"
        invalid={fault !== undefined}
        describedBy={fault === undefined ? `${id}-rule` : `${id}-rule ${id}-fault`}
        onFiles={take}
      >
        {shown === '' ? undefined : (
          <>
            <Picture
              src={shown}
              sizes={SIZES}
              alt="The photo of this recipe"
              width={800}
              height={600}
              className={styles['picture']}
            />
            {upload.preview !== null && (
              <div className={styles['busy']}>
                <LoadingNote>Uploading...</LoadingNote>
              </div>
            )}
          </>
        )}
      </FileDrop>
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
          {upload.retry !== null && photoUrl !== '' && (
            <Button icon={Undo2} onClick={keepOld}>
              Keep Old Photo
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
