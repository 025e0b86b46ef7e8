import { Crop } from './crop.tsx';
import type { Mark } from './marks.ts';
import styles from './mark-evidence.module.css';
import { useSourcePhoto } from './preview-source.ts';
import { SaidWords } from './said-words.tsx';
import { useHasWords } from './use-has-words.ts';

interface MarkEvidenceProps {
  /** For the fields that its words describe, where it has any. */
  id?: string;
  mark: Mark;
  /** The part of the line it is of: "Quantity". */
  of?: string | undefined;
}

/** The place a marked line came from: its part of the photo, and its words where they alone tell what is doubtful. */
export function MarkEvidence({ id, mark, of }: MarkEvidenceProps) {
  const photo = useSourcePhoto(mark.region?.photo);
  const hasWords = useHasWords();
  return (
    <>
      {mark.region !== null && photo !== undefined && <Crop photo={photo} region={mark.region} />}
      {hasWords(mark) && (
        <span id={id} className={styles['words']}>
          {of !== undefined && `${of}: `}
          <SaidWords mark={mark} />
        </span>
      )}
    </>
  );
}
