import { Crop } from './crop.tsx';
import type { Mark } from './marks.ts';
import styles from './mark-evidence.module.css';
import { useSourcePhoto } from './preview-source.ts';

/** The place a marked line came from: its part of the photo, else its words; both where two readings differ. */
export function MarkEvidence({ mark }: { mark: Mark }) {
  const photo = useSourcePhoto(mark.region?.photo);
  const crop = mark.region !== null && photo !== undefined && (
    <Crop photo={photo} region={mark.region} />
  );
  const words = mark.excerpt !== null && <q className={styles['words']}>{mark.excerpt}</q>;
  return (
    <>
      {crop}
      {(crop === false || mark.disputed) && words}
    </>
  );
}
