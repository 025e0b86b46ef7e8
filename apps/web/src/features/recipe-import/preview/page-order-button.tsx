import { ListOrdered } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PageWords } from './page-words.ts';
import { PreviewSourceContext } from './preview-source.ts';

interface PageOrderButtonProps {
  words: PageWords | null;
  /** Has to set the focus too: with the mark this button goes away. */
  onUse: (order: readonly number[]) => void;
}

/** Puts all steps as the page tells them; nothing where that is not certain. */
export function PageOrderButton({ words, onUse }: PageOrderButtonProps) {
  const { kind } = useContext(PreviewSourceContext);
  const order = words?.order;
  if (order === undefined) return null;
  return (
    <Button icon={ListOrdered} onClick={() => onUse(order)}>
      {`Use the ${kind === 'text' ? 'text' : 'page'}’s order`}
    </Button>
  );
}
