import { Crop } from './crop.tsx';
import type { Mark } from './marks.ts';
import styles from './mark-evidence.module.css';
import { useSourcePhoto } from './preview-source.ts';
import { SaidWords } from './said-words.tsx';

interface MarkEvidenceProps {
  mark: Mark;
  /** The part of the line it is of: "Quantity". */
  of?: string | undefined;
}

/** The place a marked line came from: its part of the photo, and its words where they alone tell what is doubtful. */
export function MarkEvidence({ mark, of }: MarkEvidenceProps) {
  const photo = useSourcePhoto(mark.region?.photo);
  const crop = mark.region !== null && photo !== undefined && (
    <Crop photo={photo} region={mark.region} />
  );
  const needsWords = crop === false || mark.disputed || mark.unsureWords.length > 0;
  return (
    <>
      {crop}
      {needsWords && mark.excerpt !== null && (
        <span className={styles['words']}>
          {of !== undefined && `${of}: `}
          <SaidWords mark={mark} />
        </span>
      )}
    </>
  );
}
