import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { PageWords } from './page-words.ts';

interface MoveStepProps {
  words: PageWords | null;
  /** The step by its name: "step 2". */
  name: string;
  /** Has to set the focus too: with the mark this button goes away. */
  onMove: (beside: number) => void;
}

/** Puts a step where the page tells it; nothing where that is where it stands. */
export function MoveStep({ words, name, onMove }: MoveStepProps) {
  const { beside } = words ?? {};
  if (words === null || beside === undefined) return null;
  return (
    <Button
      icon={words.kind === 'tells-later' ? ArrowDown : ArrowUp}
      onClick={() => onMove(beside)}
    >
      {`Move ${name} there`}
    </Button>
  );
}
