import type { Recipe } from '@commonplate/contract';

/** Places in the ingredient list and in the directions that the cook has ticked off. */
export interface VisitMarks {
  ingredients: readonly number[];
  steps: readonly number[];
}

export type MarkKind = keyof VisitMarks;

const NONE: VisitMarks = { ingredients: [], steps: [] };

export function toggleMark(marks: VisitMarks, kind: MarkKind, place: number): VisitMarks {
  const before = marks[kind];
  const after = before.includes(place)
    ? before.filter((other) => other !== place)
    : [...before, place];
  return { ...marks, [kind]: after };
}

const storedAs = (recipe: Pick<Recipe, 'id'>) => `ticked:${recipe.id}`;

const isPlaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((place) => Number.isInteger(place));

interface StoredMarks extends VisitMarks {
  /** Marks name places, so they hold only for the version they were made on. */
  version: string;
}

export function readMarks(storage: Storage, recipe: Pick<Recipe, 'id' | 'updatedAt'>): VisitMarks {
  try {
    const value: unknown = JSON.parse(storage.getItem(storedAs(recipe)) ?? 'null');
    const { version, ingredients, steps }: Partial<Record<keyof StoredMarks, unknown>> = {
      ...(value as object | null),
    };
    const sound = version === recipe.updatedAt && isPlaces(ingredients) && isPlaces(steps);
    return sound ? { ingredients, steps } : NONE;
  } catch {
    return NONE;
  }
}

export function keepMarks(
  storage: Storage,
  recipe: Pick<Recipe, 'id' | 'updatedAt'>,
  marks: VisitMarks,
): void {
  const stored: StoredMarks = { ...marks, version: recipe.updatedAt };
  storage.setItem(storedAs(recipe), JSON.stringify(stored));
}
