import { type ComponentProps, useState } from 'react';
import plate from '../assets/art/plate-empty.svg';
import { classNames } from './class-names.ts';
import { pictureSources } from './picture-sources.ts';
import styles from './picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Empty or missing: the plate. Our own pictures are offered in every width they come in. */
  src: string | null | undefined;
  alt: string;
}

/** A photograph in its frame; the drawn plate where there is none or it fails to load. */
export function Picture({ src, sizes, alt, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = src === null || src === undefined || src === '' || failed === src;
  const source = missing ? { src: plate } : { ...pictureSources(src), sizes };
  return (
    <img
      decoding="async"
      width="800"
      height="600"
      {...rest}
      {...source}
      alt={missing ? '' : alt}
      className={classNames(styles['picture'], className)}
      onError={() => setFailed(src ?? null)}
    />
  );
}
