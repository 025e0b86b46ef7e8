import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, rowAt } from '../../../lib/row-focus.ts';

interface RowRemoval {
  list: RefObject<(HTMLOListElement & HTMLUListElement) | null>;
  /** Of the button that adds a row. */
  adding: RefObject<HTMLButtonElement | null>;
  removeRow: (index: number) => void;
}

/** The row that moves up into the gap takes the focus, so that the next can be removed by the same key. */
export function useRowRemoval(remove: (index: number) => void): RowRemoval {
  const list: RowRemoval['list'] = useRef(null);
  const adding: RowRemoval['adding'] = useRef(null);
  return {
    list,
    adding,
    removeRow(index) {
      flushSync(() => remove(index));
      const row = rowAt(list.current, index);
      if (row === undefined) adding.current?.focus();
      else focusControl(row, 'remove');
    },
  };
}
