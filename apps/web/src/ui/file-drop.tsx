import { ImageUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './file-drop.module.css';
import { Icon } from './icon.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  id: string;
  accept: string;
  multiple?: boolean;
  /** What is asked for: "Drop a photo here". */
  invitation: string;
  /** Of a photo to be: as tall as it will stand there. */
  shape?: 'photo';
  invalid: boolean;
  describedBy: string;
  onFiles: (files: Iterable<File>) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** What was taken, in place of the invitation. */
  children?: ReactNode;
}

/** Files are dropped here, or chosen with a click; the input inside does the same for keyboards and readers. */
export function FileDrop({
  inputRef,
  invitation,
  shape,
  invalid,
  describedBy,
  onFiles,
  children,
  ...input
}: FileDropProps) {
  const { over, dropProps } = useFileDrop(onFiles);
  return (
    <div className={styles['frame']} data-over={over || undefined} {...dropProps}>
      <input
        {...input}
        ref={inputRef}
        type="file"
        className={styles['input']}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {children ?? (
        <div className={classNames(styles['invitation'], shape && styles[shape])}>
          <Icon of={ImageUp} />
          <p>
            <strong>{invitation}</strong> or click to choose
          </p>
        </div>
      )}
    </div>
  );
}
