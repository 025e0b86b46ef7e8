import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { KeptMark, type KeptMarkProps } from './kept-mark.tsx';
import styles from './lines.module.css';
import { useOpenMark } from './open-marks.tsx';

interface KeptFieldProps extends Omit<KeptMarkProps, 'id'> {
  /** What is kept; it is described by the mark, where there is one. */
  children: (markId: string | undefined) => ReactNode;
}

/** What is saved along without a field to type in, with its mark. */
export function KeptField({ path, name, children }: KeptFieldProps) {
  const id = useId();
  const mark = useOpenMark(path);
  return (
    <div className={classNames(styles['text'], styles['hanging'])} data-kind={mark?.kind}>
      {children(mark && id)}
      <KeptMark id={id} path={path} name={name} />
    </div>
  );
}
