import type { LeftOut } from '@commonplate/contract';
import { Plus } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { readIngredientLine } from '../../../lib/recipes/ingredient-line.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Crop } from './crop.tsx';
import { placeAsStep } from './left-out.ts';
import styles from './left-out-lines.module.css';
import { PreviewSourceContext, useSourcePhoto } from './preview-source.ts';
import type { PreviewValues } from './preview-values.ts';
import { useLeftOut } from './use-left-out.ts';
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
  const photo = useSourcePhoto(region?.photo);
  return (
    <li className={styles['line']}>
      <div className={styles['words']}>
        <p>{text}</p>
        {region !== undefined && photo !== undefined && <Crop photo={photo} region={region} />}
      </div>
      <div className={styles['ways']}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            icon={Plus}
            data-as={kind}
            aria-label={`Add as ${kind}: ${text}`}
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
  line: PreviewValues['leftOut'][number];
  kind: Kind;
  /** Which of its list it became, counted from 1. */
  place: number;
  /** Where it stood among the lines. */
  at: number;
}

/** What was read and no field holds, so that nothing of the source is lost without a look at it. */
export function LeftOutLines() {
  const { getValues, setFocus, setValue } = usePreviewForm();
  const lines = useLeftOut();
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
  // Once what it became is removed, it stands among the lines again.
  const isThere = added !== null && !lines.some(({ origin }) => origin === added.line.origin);
  if (lines.length === 0 && !isThere) return null;

  const addLine = (kind: Kind, line: Added['line']): number => {
    const took = { origin: null, takenFrom: line.origin ?? undefined };
    if (kind === 'step') {
      const steps = getValues('directions');
      const place = placeAsStep(line, getValues());
      setValue('directions', steps.toSpliced(place, 0, { instruction: line.text, ...took }));
      return place + 1;
    }
    const ingredients = [
      ...getValues('ingredients'),
      { ...readIngredientLine(line.text), ...took },
    ];
    setValue('ingredients', ingredients);
    return ingredients.length;
  };
  const add = (kind: Kind, line: Added['line'], at: number) =>
    setAdded({ line, kind, place: addLine(kind, line), at });
  return (
    <Section
      title={isCard ? 'Also on the card' : 'Also in the text'}
      note="Not saved unless you add them"
    >
      <ul ref={list} id={LIST} className={styles['lines']}>
        {lines.map((line, at) => (
          <LeftOutLine key={line.origin} line={line} onAdd={(kind) => add(kind, line, at)} />
        ))}
      </ul>
      <output className={styles['status']}>
        {isThere && `Added as ${added.kind} ${added.place}.`}
      </output>
    </Section>
  );
}
