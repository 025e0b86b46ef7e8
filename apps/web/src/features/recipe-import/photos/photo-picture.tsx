import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './photo-picture.module.css';

interface PhotoPictureProps {
  /** Null where it is known that nothing can be shown. */
  url: string | null;
  /** Front, Back, Photo 3. */
  label: string;
  /** Of the file. */
  name: string;
  className: string | undefined;
  size?: { width: number; height: number };
}

/** A chosen photo, or its name where this browser cannot show it. */
export function PhotoPicture({ url, label, name, className, size }: PhotoPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url !== null && url !== brokenUrl)
    return (
      <img
        src={url}
        alt={label}
        className={className}
        {...size}
        onError={() => setBrokenUrl(url)}
      />
    );
  return (
    <div className={classNames(className, styles['placeholder'])}>
      <Icon of={ImageOff} />
      <p className={styles['name']}>{name}</p>
      <p>Cannot be shown here</p>
    </div>
  );
}
