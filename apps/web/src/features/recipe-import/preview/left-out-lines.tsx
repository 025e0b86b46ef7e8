import type { LeftOut } from '@commonplate/contract';
import { Plus } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Crop } from './crop.tsx';
import styles from './left-out-lines.module.css';
import { PreviewSourceContext, useSourcePhoto } from './preview-source.ts';
import { usePreviewForm } from './use-preview-form.ts';

const LIST = 'left-out-lines';

/** Leads to the lines from where they are counted. */
export function goToLeftOut(): void {
  const first = document.querySelector<HTMLElement>(`#${LIST} [aria-describedby]`);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

interface LeftOutLineProps {
  line: LeftOut;
  onAdd: () => void;
}

function LeftOutLine({ line: { text, region }, onAdd }: LeftOutLineProps) {
  const id = useId();
  const photo = useSourcePhoto(region?.photo);
  return (
    <li className={styles['line']}>
      <div className={styles['words']}>
        <p id={id}>{text}</p>
        {region !== undefined && photo !== undefined && <Crop photo={photo} region={region} />}
      </div>
      <Button icon={Plus} aria-describedby={id} onClick={onAdd}>
        Add as step
      </Button>
    </li>
  );
}

interface LeftOutLinesProps {
  stepCount: number;
  onAddStep: (instruction: string, options: { shouldFocus: boolean }) => void;
}

/** What was read and no field holds, so that nothing of the source is lost without a look at it. */
export function LeftOutLines({ stepCount, onAddStep }: LeftOutLinesProps) {
  const { control, setValue } = usePreviewForm();
  const lines = useWatch({ control, name: 'leftOut' });
  const [added, setAdded] = useState<{ step: number; at: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isCard = useContext(PreviewSourceContext).kind === 'photos';
  useEffect(() => {
    if (added === null) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(added.at, rows.length - 1)];
    next?.querySelector<HTMLElement>('[aria-describedby]')?.focus();
  }, [added]);
  if (lines.length === 0 && added === null) return null;

  const add = (at: number) => {
    const instruction = lines[at]?.text ?? '';
    // After the last line there is none to go on with, so the new step is.
    onAddStep(instruction, { shouldFocus: lines.length === 1 });
    setValue(
      'leftOut',
      lines.filter((_, index) => index !== at),
    );
    setAdded({ step: stepCount + 1, at });
  };
  return (
    <Section
      title={isCard ? 'Also on the card' : 'Also in the text'}
      note="Not saved unless you add them"
    >
      <ul ref={list} id={LIST} className={styles['lines']}>
        {lines.map((line, at) => (
          <LeftOutLine key={line.origin} line={line} onAdd={() => add(at)} />
        ))}
      </ul>
      <output className={styles['status']}>
        {added !== null && `Added as step ${added.step}.`}
      </output>
    </Section>
  );
}
