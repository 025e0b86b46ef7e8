import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Mark } from './marks.ts';
import type { PageValues } from './page-words.ts';

interface TakePageWordsProps {
  mark: Mark | undefined;
  /** The field or row, as in "Use this for ingredient 2". */
  into: string;
  /** Has to set the focus too: with the mark this button goes away. */
  onTake: (values: PageValues) => void;
}

/** Puts what the page says into the field; nothing where it is not plain what that would be. */
export function TakePageWords({ mark, into, onTake }: TakePageWordsProps) {
  const values = mark?.pageWords?.values ?? {};
  if (Object.keys(values).length === 0) return null;
  return (
    <Button icon={Check} onClick={() => onTake(values)}>
      Use this
      <VisuallyHidden>{` for ${into}`}</VisuallyHidden>
    </Button>
  );
}
