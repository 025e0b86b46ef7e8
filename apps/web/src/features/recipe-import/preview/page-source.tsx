import { ImageOff, ImagePlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './page-source.module.css';

interface PageSourceProps {
  /** The picture that came with the recipe. */
  pictureUrl: string | null;
  /** Who took a stock photo. */
  credit?: string | undefined;
  sourceUrl: string | null;
  withPicture: boolean;
  onWithPicture: (withPicture: boolean) => void;
}

const siteOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

/** The picture that will be saved along, with a way to leave it out, and the page it all came from. */
export function PageSource(props: PageSourceProps) {
  const { pictureUrl, credit, sourceUrl, withPicture, onWithPicture } = props;
  return (
    <div className={styles['source']}>
      {pictureUrl !== null && (
        <>
          <Picture
            src={withPicture ? pictureUrl : null}
            alt="The picture that comes with the recipe"
            className={styles['picture']}
            referrerPolicy="no-referrer"
          />
          {credit !== undefined && <p className={styles['note']}>{credit}</p>}
          <Button
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
            {siteOf(sourceUrl)}
          </a>
        </p>
      )}
    </div>
  );
}
