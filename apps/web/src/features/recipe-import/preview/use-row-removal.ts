import { type RefObject, useRef } from 'react';
import { removeRow } from '../../../lib/row-focus.ts';

interface RowRemoval {
  list: RefObject<(HTMLOListElement & HTMLUListElement) | null>;
  /** Of the button that adds a row. */
  adding: RefObject<HTMLButtonElement | null>;
  removeRow: (index: number) => void;
}

/** Removes the rows of a list whose last leaves the focus to the button that adds one. */
export function useRowRemoval(remove: (index: number) => void): RowRemoval {
  const list: RowRemoval['list'] = useRef(null);
  const adding: RowRemoval['adding'] = useRef(null);
  return {
    list,
    adding,
    removeRow: (index) =>
      removeRow(index, { list, remove, focusElsewhere: () => adding.current?.focus() }),
  };
}
