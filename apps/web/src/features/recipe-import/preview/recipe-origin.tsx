import type { PhotoCredit } from '@commonplate/contract';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { sourceName } from '../../../lib/source-name.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PhotoCreditLine } from '../../../ui/photo-credit-line.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { KeptMark } from './kept-mark.tsx';
import { markedStyle } from './mark-note.tsx';
import { useOpenMark } from './open-marks.tsx';
import styles from './recipe-origin.module.css';

interface RecipeOriginProps {
  /** The picture that came with the recipe. */
  pictureUrl: string | null;
  /** Who took a stock photo. */
  credit: PhotoCredit | null;
  sourceUrl: string | null;
  withPicture: boolean;
  onWithPicture: (withPicture: boolean) => void;
}

/** The picture that will be saved along, with a way to leave it out, and the page it came from, if it came from one. */
export function RecipeOrigin(props: RecipeOriginProps) {
  const { pictureUrl, credit, sourceUrl, withPicture, onWithPicture } = props;
  const mark = useOpenMark('imageUrl');
  const markId = useId();
  return (
    <div className={styles['source']}>
      {pictureUrl !== null && (
        <>
          <Picture
            src={withPicture ? pictureUrl : null}
            alt="The picture that comes with the recipe"
            className={classNames(styles['picture'], markedStyle(mark))}
            referrerPolicy="no-referrer"
          />
          {credit !== null && <PhotoCreditLine credit={credit} />}
          <KeptMark id={markId} path="imageUrl" name="the picture" />
          <Button
            aria-describedby={mark === undefined ? undefined : markId}
            icon={withPicture ? ImageOff : ImagePlus}
            onClick={() => onWithPicture(!withPicture)}
          >
            {withPicture ? 'Leave Out the Picture' : 'Take the Picture'}
          </Button>
        </>
      )}
      {sourceUrl !== null && (
        <p className={styles['note']}>
          From{' '}
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
            {sourceName(sourceUrl)}
          </a>
        </p>
      )}
    </div>
  );
}
