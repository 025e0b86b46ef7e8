import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsTicked, useOpenMarksOf } from './open-marks.tsx';
import styles from './tick-off.module.css';
import { isTickable } from './unsettled-marks.ts';
import { usePreviewForm } from './use-preview-form.ts';

interface TickOffProps {
  /** The path of the field or of the whole line. */
  line: string;
  /** The same by its name: "step 2". */
  name: string;
}

/** With this the person says that a marked field is right as it stands, and can take it back. */
export function TickOff({ line, name }: TickOffProps) {
  const id = useId();
  const { control, setValue } = usePreviewForm();
  const ticked = useWatch({ control, name: 'ticked' });
  const isTicked = useIsTicked(line);
  const isMarked = useOpenMarksOf(line).some(isTickable);
  if (!isTicked && !isMarked) return null;
  const tick = (isRight: boolean) => {
    const others = ticked.filter((path) => path !== line);
    setValue('ticked', isRight ? [...others, line] : others);
  };
  return (
    <>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          // The marks follow a moment later.
          checked={ticked.includes(line)}
          aria-describedby={id}
          onChange={({ target }) => tick(target.checked)}
        />
        This is right
      </label>
      <span id={id} hidden>
        {name}
      </span>
    </>
  );
}
