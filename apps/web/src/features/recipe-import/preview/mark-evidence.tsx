import { Crop } from './crop.tsx';
import type { Mark } from './marks.ts';
import styles from './mark-evidence.module.css';
import { useSourcePhoto } from './preview-source.ts';
import { SaidWords } from './said-words.tsx';

interface MarkEvidenceProps {
  /** For the fields that its words describe. */
  id: string;
  mark: Mark;
  /** The part of the line it is of: "Quantity". */
  of?: string | undefined;
}

/** The place a marked line came from: its part of the photo, and its words where they alone tell what is doubtful. */
export function MarkEvidence({ id, mark, of }: MarkEvidenceProps) {
  const photo = useSourcePhoto(mark.region?.photo);
  const crop = mark.region !== null && photo !== undefined && (
    <Crop photo={photo} region={mark.region} />
  );
  const needsWords = crop === false || mark.disputed || mark.unsureWords.length > 0;
  return (
    <>
      {crop}
      <span id={id} className={styles['words']}>
        {needsWords && mark.excerpt !== null && (
          <>
            {of !== undefined && `${of}: `}
            <SaidWords mark={mark} />
          </>
        )}
      </span>
    </>
  );
}
