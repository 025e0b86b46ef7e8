import { Crop } from '../photos/crop.tsx';
import type { Mark } from './marks.ts';
import styles from './mark-evidence.module.css';
import { useSourcePhoto } from './preview-source.ts';

/** The place a marked line came from: its part of the photo, else the words of the page. */
export function MarkEvidence({ mark }: { mark: Mark }) {
  const photo = useSourcePhoto(mark.region?.photo);
  if (mark.region !== null && photo !== undefined)
    return <Crop photo={photo} region={mark.region} />;
  return mark.excerpt === null ? null : <q className={styles['words']}>{mark.excerpt}</q>;
}
