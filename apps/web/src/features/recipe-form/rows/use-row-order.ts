import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowControl, focusControl, removeRow, rowAt } from '../../../lib/row-focus.ts';
import { followRowDrag } from './row-drag.ts';

interface RowOrderPlan {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** What a row is called when its move is announced: "Step". */
  noun: string;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Takes the focus once no row is left. */
  focusAddLine: () => void;
}

/** Lets the rows of a list be put in order by hand, keys or buttons, and says where a row went. */
export function useRowOrder({ list, count, noun, move, remove, focusAddLine }: RowOrderPlan) {
  const [announcement, setAnnouncement] = useState('');

  function moveRow(from: number, to: number): void {
    if (to < 0 || to >= count || to === from) return;
    flushSync(() => {
      move(from, to);
      setAnnouncement(`${noun} ${from + 1} is now ${to + 1} of ${count}`);
    });
  }

  function moveBy(index: number, step: -1 | 1, control: RowControl): void {
    moveRow(index, index + step);
    const place = Math.min(Math.max(index + step, 0), count - 1);
    focusControl(list.current?.children[place], control);
  }

  /** To the row at this place, or to the last one where it was further down. */
  function focusRow(index: number, control: RowControl): void {
    const row = rowAt(list.current, index);
    if (row === undefined) focusAddLine();
    else focusControl(row, control);
  }

  return {
    announcement,
    focusRow,
    removeRow: (index: number) => removeRow(index, { list, remove, focusElsewhere: focusAddLine }),
    moveUp: (index: number, control: RowControl = 'up') => moveBy(index, -1, control),
    moveDown: (index: number, control: RowControl = 'down') => moveBy(index, 1, control),
    handleProps: (index: number) => ({
      'data-row-control': 'handle',
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (list.current === null) return;
        followRowDrag(event.nativeEvent, {
          handle: event.currentTarget,
          list: list.current,
          from: index,
          onDrop: (to) => {
            moveRow(index, to);
            focusRow(to, 'handle');
          },
        });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        moveBy(index, event.key === 'ArrowUp' ? -1 : 1, 'handle');
      },
    }),
  };
}

export type RowOrder = ReturnType<typeof useRowOrder>;
