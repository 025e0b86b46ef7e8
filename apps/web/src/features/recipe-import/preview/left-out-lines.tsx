import type { LeftOut } from '@commonplate/contract';
import { Plus } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readIngredientLine } from '../../../lib/recipes/ingredient-line.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Crop } from './crop.tsx';
import styles from './left-out-lines.module.css';
import { PreviewSourceContext, useSourcePhoto } from './preview-source.ts';
import { usePreviewForm } from './use-preview-form.ts';

const LIST = 'left-out-lines';
const KINDS = ['step', 'ingredient'] as const;
type Kind = (typeof KINDS)[number];

/** Leads to the lines from where they are counted. */
export function goToLeftOut(): void {
  const first = document.querySelector<HTMLElement>(`#${LIST} [data-as]`);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

interface LeftOutLineProps {
  line: LeftOut;
  onAdd: (kind: Kind) => void;
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
      <div className={styles['ways']}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            icon={Plus}
            data-as={kind}
            aria-describedby={id}
            onClick={() => onAdd(kind)}
          >
            {`Add as ${kind}`}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface Added {
  kind: Kind;
  /** Which of its list it became, counted from 1. */
  place: number;
  /** Where it stood among the lines. */
  at: number;
}

/** What was read and no field holds, so that nothing of the source is lost without a look at it. */
export function LeftOutLines() {
  const { control, getValues, setFocus, setValue } = usePreviewForm();
  const lines = useWatch({ control, name: 'leftOut' });
  const [added, setAdded] = useState<Added | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isCard = useContext(PreviewSourceContext).kind === 'photos';
  useEffect(() => {
    if (added === null) return;
    const { kind, place, at } = added;
    const rows = list.current?.children;
    const next = rows?.[Math.min(at, rows.length - 1)];
    // After the last line there is none to go on with, so what it became is.
    if (next) next.querySelector<HTMLElement>(`[data-as="${kind}"]`)?.focus();
    else if (kind === 'step') setFocus(`directions.${place - 1}.instruction`);
    else setFocus(`ingredients.${place - 1}.quantity`);
  }, [added, setFocus]);
  if (lines.length === 0 && added === null) return null;

  const addLine = (kind: Kind, text: string): number => {
    if (kind === 'step') {
      const steps = [...getValues('directions'), { instruction: text, origin: null }];
      setValue('directions', steps);
      return steps.length;
    }
    const ingredients = [
      ...getValues('ingredients'),
      { ...readIngredientLine(text), origin: null },
    ];
    setValue('ingredients', ingredients);
    return ingredients.length;
  };
  const add = (kind: Kind, at: number) => {
    const place = addLine(kind, lines[at]?.text ?? '');
    setValue(
      'leftOut',
      lines.filter((_, index) => index !== at),
    );
    setAdded({ kind, place, at });
  };
  return (
    <Section
      title={isCard ? 'Also on the card' : 'Also in the text'}
      note="Not saved unless you add them"
    >
      <ul ref={list} id={LIST} className={styles['lines']}>
        {lines.map((line, at) => (
          <LeftOutLine key={line.origin} line={line} onAdd={(kind) => add(kind, at)} />
        ))}
      </ul>
      <output className={styles['status']}>
        {added !== null && `Added as ${added.kind} ${added.place}.`}
      </output>
    </Section>
  );
}
