import type { Recipe } from '@commonplate/contract';
import { useState } from 'react';
import { visitStorage } from '../../lib/browser-storage.ts';
import { type MarkKind, keepMarks, readMarks, toggleMark } from './visit-marks.ts';

export interface Marks {
  has: (kind: MarkKind, place: number) => boolean;
  toggle: (kind: MarkKind, place: number) => void;
  count: (kind: MarkKind) => number;
}

/** Kept until the tab is closed: a phone that reloads the page in the middle of a dish loses nothing. */
export function useVisitMarks(recipe: Recipe): Marks {
  const [marks, setMarks] = useState(() => readMarks(visitStorage, recipe));
  return {
    has: (kind, place) => marks[kind].includes(place),
    count: (kind) => marks[kind].length,
    toggle(kind, place) {
      const next = toggleMark(marks, kind, place);
      setMarks(next);
      keepMarks(visitStorage, recipe, next);
    },
  };
}
